import { describe, expect, test } from 'vitest'
import { conformance } from '../../test/support/conformance.tsx'
import { pageMarks } from './pages.ts'
import { Pagination } from './pagination.tsx'

conformance('Pagination', {
  element: HTMLElement,
  render: (props) => (
    <Pagination {...props} page={3} pageSize={20} total={1266} onPageChange={() => {}} onPageSizeChange={() => {}} />
  ),
})

describe('the pages shown', () => {
  test('few pages stand all', () => {
    expect(pageMarks(1, 1)).toEqual([1])
    expect(pageMarks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('many pages fold, and the row of buttons keeps its length wherever one is', () => {
    expect(pageMarks(1, 64)).toEqual([1, 2, 3, 4, 5, 'gap', 64])
    expect(pageMarks(30, 64)).toEqual([1, 'gap', 29, 30, 31, 'gap', 64])
    expect(pageMarks(64, 64)).toEqual([1, 'gap', 60, 61, 62, 63, 64])
    for (let page = 1; page <= 64; page += 1) {
      const marks = pageMarks(page, 64)
      expect(marks).toHaveLength(7)
      expect(marks).toContain(page)
    }
  })

  test('a gap hides at least two pages', () => {
    for (let page = 1; page <= 8; page += 1) {
      const marks = pageMarks(page, 8)
      marks.forEach((mark, index) => {
        if (mark !== 'gap') return
        expect(Number(marks[index + 1]) - Number(marks[index - 1])).toBeGreaterThan(2)
      })
    }
  })
})
