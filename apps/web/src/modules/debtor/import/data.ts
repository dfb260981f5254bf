import { check, commit, type ImportReport, marked, sample, template } from '@cabinet/contract/debtor/import'
import { useWrite } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'

interface Control {
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The body of a call that takes a file and nothing else: the type of no fields excludes the file too. */
const bodyOf = (file: File) => ({ body: { file } as never })

/** What the file would do; nothing is kept of it. */
export const checkFile = (file: File, control: Control): Promise<ImportReport> => call(check, bodyOf(file), control)

/** The bad rows with what is wrong with them. */
export const readMarked = (file: File, control: Control): Promise<File> => call(marked, bodyOf(file), control)

export const readTemplate = (control: Control): Promise<File> => call(template, undefined, control)

export const readSample = (control: Control): Promise<File> => call(sample, undefined, control)

export const useCommit = () => useWrite(commit)
