import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { FileList } from './file-list.tsx'
import { stateOf, summarizeFiles, type CheckedFile, type FileListItem } from './file-state.ts'

const file = (id: string, check?: CheckedFile['check']): CheckedFile => ({
  id,
  name: `${id}.pdf`,
  size: 1024,
  type: 'application/pdf',
  check,
})
const item = (rest: Partial<FileListItem>): FileListItem => ({ id: 'act', title: 'Акт', files: [], ...rest })

conformance('FileList', {
  element: HTMLDivElement,
  render: (props) => (
    <FileList
      items={[item({ files: [file('1', 'rejected'), file('2')] })]}
      label="Документы"
      upload={() => new Promise(() => {})}
      {...props}
    />
  ),
})

describe('stateOf', () => {
  test.each([
    ['missing', item({ isRequired: true })],
    ['optional', item({})],
    ['uploaded', item({ isRequired: true, files: [file('1')] })],
    ['missing', item({ isRequired: true, minFiles: 3, files: [file('1', 'accepted'), file('2', 'accepted')] })],
    ['accepted', item({ isRequired: true, files: [file('1', 'accepted')] })],
    ['uploaded', item({ files: [file('1', 'accepted'), file('2', 'uploaded')] })],
    ['rejected', item({ files: [file('1', 'accepted'), file('2', 'rejected')] })],
  ] as const)('%s: %j', (state, given) => {
    expect(stateOf(given)).toBe(state)
  })
})

test('the summary counts what is asked for and names what lacks', () => {
  const items = [
    item({ title: 'УПД', isRequired: true }),
    item({ title: 'Акт', files: [file('1', 'rejected')] }),
    item({ title: 'Накладная', files: [file('2', 'accepted')] }),
    item({ title: 'Ответ перевозчика' }),
  ]
  expect(summarizeFiles(items)).toEqual({ total: 3, accepted: 1, missing: ['УПД'], rejected: ['Акт'] })
})
