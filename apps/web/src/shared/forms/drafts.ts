import { onHolderChange } from '../session/holder.ts'

/** What was typed into a form and not yet saved. */
export interface Draft<Values, Stored> {
  readonly values: Values
  /** What the form began with; null for something new. It tells what changed meanwhile. */
  readonly base: Stored | null
  /** Milliseconds since the epoch. */
  readonly savedAt: number
}

/** A place of a draft: nobody else's form finds it. */
export interface DraftKey {
  readonly personId: string
  /** Names the form and what it is about: `organization.<id>`. */
  readonly form: string
}

const PREFIX = 'cabinet.draft.'
const KEPT_MS = 7 * 86_400_000

const keyOf = ({ personId, form }: DraftKey): string => `${PREFIX}${personId}.${form}`

const isDraft = (value: unknown): value is Draft<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'savedAt' in value

/** Settings of the browser can forbid its storage; forms then work without drafts. */
const storage = (): Storage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

const keys = (store: Storage, prefix: string): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) => key.startsWith(prefix))

/** What a tab keeps of people: records that they looked at, a registration that is half typed and its code. */
const IN_TAB = ['cabinet.records.', 'cabinet.registration', 'cabinet.pending-code', 'cabinet.unsent.']

/** Their own modules come with their pages; the sign-in page has none of them. */
const forgetInTab = (personId: string | null): void => {
  try {
    for (const prefix of IN_TAB)
      for (const key of keys(sessionStorage, prefix)) if (key !== prefix + personId) sessionStorage.removeItem(key)
  } catch {
    // Forbidden storage keeps nothing.
  }
}

/**
 * Whose drafts this page keeps: anybody's until somebody signs in or out in this browser. A page that goes away keeps what
 * is typed at the last moment, and must not put back what has just been forgotten.
 */
let draftOf: { readonly personId: string | null } | undefined

/** @returns false when the browser has no room for it, or it is not that person's any more */
export const saveDraft = (draftKey: DraftKey, draft: Draft<unknown, unknown>): boolean => {
  const store = storage()
  if (!store || (draftOf && draftOf.personId !== draftKey.personId)) return false
  try {
    store.setItem(keyOf(draftKey), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** The draft of a form; one that is older than seven days is forgotten. */
export const readDraft = <Values, Stored>(draftKey: DraftKey, now = Date.now()): Draft<Values, Stored> | null => {
  const store = storage()
  const text = store?.getItem(keyOf(draftKey))
  if (!store || text === null || text === undefined) return null
  try {
    const draft: unknown = JSON.parse(text)
    if (isDraft(draft) && draft.savedAt > now - KEPT_MS) return draft as Draft<Values, Stored>
  } catch {
    // Something else has written there.
  }
  store.removeItem(keyOf(draftKey))
  return null
}

export const dropDraft = (draftKey: DraftKey): void => storage()?.removeItem(keyOf(draftKey))

const keepOnly = (personId: string | null): void => {
  draftOf = { personId }
  forgetInTab(personId)
  const store = storage()
  if (!store) return
  for (const key of keys(store, PREFIX)) {
    if (personId === null || !key.startsWith(`${PREFIX}${personId}.`)) store.removeItem(key)
  }
}

/** Somebody signs in, in this tab or in another: forgets the drafts of others. */
export const openDrafts = (personId: string): void => keepOnly(personId)

/**
 * The person signs out, in this tab or in another: forgets every draft of this browser. A session that ended by itself
 * keeps them.
 */
export const closeDrafts = (): void => keepOnly(null)

onHolderChange(keepOnly)
