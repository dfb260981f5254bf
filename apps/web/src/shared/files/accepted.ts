import { contentTypes } from '@cabinet/contract/file'

/** Extensions that the server takes, as a field of files wants them. */
export const acceptedFiles: readonly string[] = Object.keys(contentTypes).map((extension) => `.${extension}`)
