import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitingNotes } from '../lib/waiting-notes.mjs'

let folder = ''

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
const note = (name: string): string => `---\n'${name}': minor\n---\n\nWhat changed: '@cabinet/validators': better.\n`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notes-'))
  mkdirSync(join(folder, 'pre'))
  write('config.json', JSON.stringify({ ignore: ['@cabinet/ui'] }))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a note about a package that is held back keeps nothing from being published', () => {
  write('ui-buttons.md', note('@cabinet/ui'))
  write('pre/ui-first.md', note('@cabinet/ui'))
  write('README.md', '# Notes\n')
  expect(waitingNotes(folder)).toEqual([])
})

test('a note about any other package asks for the next versions', () => {
  write('ui-buttons.md', note('@cabinet/ui'))
  write('inn.md', note('@cabinet/validators'))
  expect(waitingNotes(folder)).toEqual(['inn.md'])
})

test('without a package that is held back every note waits', () => {
  write('config.json', '{}')
  write('ui-buttons.md', note('@cabinet/ui').replaceAll("'", '"'))
  expect(waitingNotes(folder)).toEqual(['ui-buttons.md'])
})
