import { type Draft, type DraftKey, dropDraft, readDraft } from './drafts.ts'

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether all parts of a thing that the page works with today were there when the draft was kept. */
const hasPartsOf = (current: object | undefined, base: object): boolean =>
  Object.entries(current ?? {}).every(([name, value]) => !isRecord(value) || name in base)

/**
 * The draft of a form, unless an older release of the application has kept it of a thing that has another shape by now:
 * that one is put away. The form would fail to open, and again with each visit until the draft has grown old.
 */
export const restoredDraft = <Values extends object, Stored extends object>(
  draftKey: DraftKey,
  current: Stored | undefined,
  valuesOf: (stored: Stored) => Values,
): Draft<Values, Stored> | null => {
  const draft = readDraft<Values, Stored>(draftKey)
  if (!draft?.base) return draft
  try {
    valuesOf(draft.base)
    if (hasPartsOf(current, draft.base)) return draft
  } catch {
    // What cannot be compared cannot be gone on with.
  }
  dropDraft(draftKey)
  return null
}
