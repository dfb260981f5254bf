import { definePaths } from '../../shared/paths.ts'

export const paths = definePaths({ documents: '/documents' })
