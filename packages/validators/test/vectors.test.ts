import { describe, expect, test } from 'vitest'
import { type Vectors, vectorFiles, writtenVectors } from '../tools/vectors.ts'
import { corpora } from './data/further-spellings.ts'
import { proofs } from './reference/prove.ts'

const files = writtenVectors()
const all = [...files].map(([file, text]): [string, Vectors] => [file, JSON.parse(text) as Vectors])

describe('test vectors for other languages', () => {
  test('are those that `npm run vectors -- --write` would write', () => {
    const fresh = vectorFiles()
    expect([...files.keys()].toSorted()).toEqual([...fresh.keys()].toSorted())
    for (const [file, text] of fresh) expect([file, files.get(file) === text]).toEqual([file, true])
  })

  test.each(all)('%s: the reference gives the same answers', (_, { identifier, check }) => {
    const proof = proofs.find(({ name }) => name === identifier)
    const disagreements = check.filter(({ value, bik = '', code }) => proof?.reference(value, bik) !== (code === null))
    expect(disagreements).toEqual([])
    expect(check.some(({ code }) => code === null)).toBe(true)
    expect(check.some(({ code }) => code !== null)).toBe(true)
  })

  test.each(all)('%s: a text gives the value that it spells, or nothing', (_, { identifier, read }) => {
    const [first] =
      (corpora as Readonly<Record<string, { readonly values: readonly string[] }>>)[identifier]?.values ?? []
    const value = first?.split(' ')[0]
    expect(new Set(read.map((row) => row.value))).toEqual(new Set([value, null]))
    expect(read.length).toBeGreaterThan(40)
  })
})
