import { defineDemoModule } from '../../module.ts'
import { seedSupport } from './seed.ts'

export const module = defineDemoModule({ id: 'support', seed: seedSupport })
