import { ARRAY_ERROR, FORM_ERROR } from 'final-form'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withoutSource } from '../src/modules/organization/parts/use-bank-by-bik.ts'
import type { DraftKey } from '../src/shared/forms/drafts.ts'
import { wrongFieldsOf } from '../src/shared/forms/errors.ts'
import { differencesOf, mergedOf } from '../src/shared/forms/merge.ts'

describe('values that two people have changed', () => {
  const base = {
    name: 'Ромашка',
    head: { lastname: 'Соколов', itn: '' },
    tags: ['a'],
    phone: '+70000000000',
    isMain: false,
  }
  const mine = { ...base, name: 'Василёк', head: { lastname: 'Орлов', itn: '1' }, tags: ['a', 'b'] }
  const theirs = {
    ...base,
    name: 'Роза',
    head: { lastname: 'Орлов', itn: '' },
    tags: ['c'],
    phone: '+71111111111',
    isMain: true,
  }

  test('are conflicts only where both have changed them, and not to the same', () => {
    expect(differencesOf(base, mine, theirs)).toEqual({
      theirs: ['phone', 'isMain'],
      conflicts: [
        { field: 'name', mine: 'Василёк', theirs: 'Роза' },
        { field: 'tags', mine: ['a', 'b'], theirs: ['c'] },
      ],
    })
    expect(differencesOf(base, base, base)).toEqual({ theirs: [], conflicts: [] })
  })

  test('are put together as the person chose, and nothing that was typed is lost by itself', () => {
    expect(mergedOf(base, mine, theirs)).toEqual({ ...theirs, name: 'Василёк', head: mine.head, tags: ['a', 'b'] })
    expect(mergedOf(base, mine, theirs, { name: 'theirs', tags: 'theirs' })).toEqual({ ...theirs, head: mine.head })
  })

  test('an empty text and nothing are the same', () => {
    const cleared: Record<string, unknown> = { name: undefined }
    expect(differencesOf({ name: '' }, cleared, { name: null })).toEqual({ theirs: [], conflicts: [] })
  })
})

describe('what is wrong with a form', () => {
  test('is told by the paths of its fields, each once', () => {
    const founders: unknown[] = [undefined, { itn: 'Неверный ИНН' }]
    Reflect.set(founders, ARRAY_ERROR, 'Мало учредителей')
    expect(
      wrongFieldsOf(
        { founders, head: { lastname: 'Обязательное поле' }, [FORM_ERROR]: 'Всё плохо' },
        { head: { lastname: 'Занято' }, kpp: 'Некорректный КПП' },
      ),
    ).toEqual([
      { field: 'founders', message: 'Мало учредителей' },
      { field: 'founders[1].itn', message: 'Неверный ИНН' },
      { field: 'head.lastname', message: 'Обязательное поле' },
      { field: 'kpp', message: 'Некорректный КПП' },
    ])
  })
})

describe('the bank of a code', () => {
  const source = {
    bik: '044525225',
    bankName: 'ПАО Сбербанк',
    bankCity: 'Москва',
    correspondentAccount: '30101810400000000225',
  }

  test('leaves with its code, and what was typed by hand stays', () => {
    expect(withoutSource({ ...source, bankName: 'Сбербанк, Самара' }, source)).toEqual({
      bankCity: '',
      correspondentAccount: '',
    })
    expect(withoutSource({ bankName: '', bankCity: '', correspondentAccount: '' }, source)).toEqual({})
  })
})

/** The storage of a browser. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>()
  limit = Number.POSITIVE_INFINITY
  get length(): number {
    return this.#entries.size
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (value.length > this.limit) throw new DOMException('full', 'QuotaExceededError')
    this.#entries.set(key, value)
  }
  removeItem(key: string): void {
    this.#entries.delete(key)
  }
  clear(): void {
    this.#entries.clear()
  }
}

describe('drafts', () => {
  let storage: MemoryStorage
  /** A page keeps in mind who has signed in or out: each test has one of its own. */
  let page: typeof import('../src/shared/forms/drafts.ts')
  const saveDraft: typeof page.saveDraft = (...input) => page.saveDraft(...input)
  const readDraft = (at: DraftKey, now?: number) => page.readDraft(at, now)
  const dropDraft: typeof page.dropDraft = (at) => page.dropDraft(at)
  const draftKey = { personId: 'p1', form: 'organization.1' }
  const draft = { values: { name: 'Василёк' }, base: { version: 3 }, savedAt: 1_000 }

  beforeEach(async () => {
    storage = new MemoryStorage()
    vi.stubGlobal('localStorage', storage)
    vi.resetModules()
    page = await import('../src/shared/forms/drafts.ts')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are found by the person who typed them, in the form that they are of', () => {
    expect(saveDraft(draftKey, draft)).toBe(true)
    expect(readDraft(draftKey, 2_000)).toEqual(draft)
    expect(readDraft({ ...draftKey, personId: 'p2' }, 2_000)).toBeNull()
    expect(readDraft({ ...draftKey, form: 'names' }, 2_000)).toBeNull()
    dropDraft(draftKey)
    expect(readDraft(draftKey, 2_000)).toBeNull()
  })

  test('are forgotten after seven days, and when they cannot be read', () => {
    saveDraft(draftKey, draft)
    expect(readDraft(draftKey, 1_000 + 7 * 86_400_000)).toBeNull()
    expect(storage.length).toBe(0)
    storage.setItem('cabinet.draft.p1.organization.1', '{"values":')
    expect(readDraft(draftKey)).toBeNull()
    expect(storage.length).toBe(0)
  })

  test('go when the person signs out, and those of others when somebody signs in', () => {
    storage.setItem('theme', 'dark')
    saveDraft(draftKey, draft)
    saveDraft({ ...draftKey, personId: 'p2' }, draft)
    page.openDrafts('p1')
    expect([readDraft(draftKey, 2_000), readDraft({ ...draftKey, personId: 'p2' }, 2_000)]).toEqual([draft, null])
    page.closeDrafts()
    expect(readDraft(draftKey, 2_000)).toBeNull()
    expect(storage.getItem('theme')).toBe('dark')
  })

  test('do not come back with the last word of a page that goes away', () => {
    page.closeDrafts()
    expect(saveDraft(draftKey, draft)).toBe(false)
    page.openDrafts('p2')
    expect(saveDraft(draftKey, draft)).toBe(false)
    expect(saveDraft({ ...draftKey, personId: 'p2' }, draft)).toBe(true)
    expect([...Array(storage.length).keys()].map((index) => storage.key(index))).toEqual([
      'cabinet.draft.p2.organization.1',
    ])
  })

  test('that do not fit are not kept, and the form learns of it', () => {
    storage.limit = 10
    expect(saveDraft(draftKey, draft)).toBe(false)
    vi.stubGlobal('localStorage', undefined)
    expect(saveDraft(draftKey, draft)).toBe(false)
    expect(readDraft(draftKey)).toBeNull()
  })
})
