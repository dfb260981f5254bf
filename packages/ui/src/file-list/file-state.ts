import type { DataAttributes } from '../internal/props.ts'
import type { UploadedFile, UploadOptions } from '../file-upload/use-uploads.ts'

/** A file that the server has, and what the one who checks it has said. */
export interface CheckedFile extends UploadedFile {
  /** `uploaded`: nobody has looked at it yet. */
  readonly check?: 'uploaded' | 'accepted' | 'rejected' | undefined
  /** Why it was not accepted and what to send instead. */
  readonly comment?: string | undefined
  /** Where it comes from, in place of its size: «Взяли из заказа сами». */
  readonly note?: string | undefined
  /** It is neither replaced nor removed: it was made by the service, or it is being checked. */
  readonly isFixed?: boolean | undefined
}

/** A document that is asked for, with the files that were sent as it. */
export interface FileListItem {
  readonly id: string
  /** Its kind: «Акт о недостаче». */
  readonly title: string
  /** What would do: «УПД, счёт-фактура или чек». */
  readonly hint?: string | undefined
  /** Nothing can be decided without it. */
  readonly isRequired?: boolean | undefined
  /** Fewest files of a required document; 1 when absent. */
  readonly minFiles?: number | undefined
  /** Most files; 1 makes the document a single file. 10 when absent. */
  readonly maxFiles?: number | undefined
  /** Types of this document, in place of those of the list. */
  readonly accept?: readonly string[] | undefined
  /** Nobody sends it: the service adds it. */
  readonly isReadOnly?: boolean | undefined
  /** Offers the camera on phones: what is photographed where it has happened. */
  readonly hasCamera?: boolean | undefined
  /** In place of «Не хватает» and «Если есть»: «Запросил страховщик», «Загружено 1 из 3», «Добавим сами». */
  readonly stateLabel?: string | undefined
  /** `data-*` attributes of its row, by which others find it. */
  readonly attributes?: DataAttributes | undefined
  readonly files: readonly CheckedFile[]
}

/** Sends one file of a document and resolves with what the server has made of it. */
export type FileListUpload = (
  file: File,
  options: UploadOptions & {
    /** `id` of the document. */
    item: string
    /** `id` of the file whose place it takes. */
    replaces: string | undefined
  },
) => Promise<CheckedFile>

export type ItemState = 'missing' | 'optional' | 'rejected' | 'accepted' | 'uploaded'

/** How a document stands: a file that was not accepted counts as none. */
export const stateOf = ({ files, isRequired = false, minFiles = 1 }: FileListItem): ItemState => {
  if (files.some(({ check }) => check === 'rejected')) return 'rejected'
  if (isRequired && files.length < minFiles) return 'missing'
  if (files.length === 0) return 'optional'
  return files.every(({ check }) => check === 'accepted') ? 'accepted' : 'uploaded'
}

/** How many documents stand how; a document that is not required counts once it has a file. */
export interface FileListSummary {
  readonly total: number
  readonly accepted: number
  /** Titles of required documents without enough files. */
  readonly missing: readonly string[]
  /** Titles of documents with a file that was not accepted. */
  readonly rejected: readonly string[]
}

/**
 * Counts the documents for a heading («Принято 4 из 7») and for the reason of a button that waits for them.
 *
 * @example
 * const { missing } = summarizeFiles(documents)
 */
export const summarizeFiles = (items: readonly FileListItem[]): FileListSummary => {
  const states = items.map((item) => ({ title: item.title, state: stateOf(item) }))
  const titles = (wanted: ItemState): string[] =>
    states.filter(({ state }) => state === wanted).map(({ title }) => title)
  return {
    total: states.filter(({ state }) => state !== 'optional').length,
    accepted: titles('accepted').length,
    missing: titles('missing'),
    rejected: titles('rejected'),
  }
}
