import { tmpdir } from 'node:os'
import { readSource, type Source } from '../house/sources.mjs'

/** A file of an imagined repository, as the rules see it. */
export const source = (path: string, text: string): Source => readSource(tmpdir(), path, text)
