import { summary as userSummary, find as findUsers } from '@cabinet/contract/people/colleagues'
import { clock, listFaults } from '@cabinet/contract/dev'
import { find as findFiles, summary as fileSummary } from '@cabinet/contract/file'
import { find as findRoles } from '@cabinet/contract/people/roles'
import { find as findLines, summary as lineSummary } from '@cabinet/contract/partner/statement'
import { get as savedViews } from '@cabinet/contract/people/views'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areas, type RegisterInTests } from '../../test/areas/area.ts'
import { endpoints } from '../../test/page/contract.ts'
import { emptyPage } from '../../test/page/empty-page.ts'
import { fakeServer, openPage } from '../../test/page/open-page.tsx'
import { person } from '../../test/page/people.ts'

const registers: readonly RegisterInTests[] = [
  ...areas.flatMap((area) => area.registers ?? []),
  {
    summary: userSummary,
    address: '/profile?tab=users',
    user: person(['USER', 'USER_ADMIN']),
    answer(server) {
      server.answer(userSummary, { count: 3, active: 2, unconfirmed: 1, blocked: 0 })
      server.answer(findUsers, emptyPage)
      server.answer(findRoles, emptyPage)
    },
  },
  {
    summary: fileSummary,
    address: '/dev?tab=files',
    user: person(['USER', 'GODMOD']),
    answer(server) {
      server.answer(fileSummary, { count: 3, size: 2048 })
      server.answer(findFiles, emptyPage)
      server.answer(listFaults, { faults: [] })
      server.answer(clock, { now: '2026-11-20T10:00:00Z', realNow: '2026-11-20T10:00:00Z', shiftMinutes: 0 })
    },
  },
  {
    summary: lineSummary,
    address: '/partners/statement',
    user: person(['USER', 'GODMOD']),
    answer(server) {
      server.answer(lineSummary, { count: 3, receivedSum: 700, returnedSum: 0, leftSum: 0 })
      server.answer(findLines, emptyPage)
    },
  },
]

test('every register of the contract with sums is here', () => {
  const declared = endpoints.filter(({ method, path }) => method === 'POST' && path.endsWith('/summary'))
  expect(registers.map(({ summary }) => summary.id).toSorted()).toEqual(declared.map(({ id }) => id).toSorted())
})

describe('sums that could not be read are never a number', () => {
  const failed = () => page.getByText('Итоги не загрузились.')
  /** Counts and sums stand in lists of terms, without a link in them: those are figures of the page. */
  const strips = () =>
    [...document.querySelectorAll('main dl')].filter((list) => list.querySelector('dd a') === null).length

  test.each(registers.map((register) => [register.address, register] as const))(
    '%s',
    async (address, { summary, user, answer }) => {
      const server = fakeServer()
      server.answer(savedViews, { views: [] })
      answer(server)
      await openPage(address, user)
      await expect.poll(strips).toBeGreaterThan(0)
      await expect.poll(() => document.querySelectorAll('main [aria-busy=true]').length).toBe(0)
      const before = strips()

      server.fail(summary, 429, { message: 'Слишком много запросов' })
      await openPage(address, user)
      await expect.element(failed()).toBeVisible()
      expect(strips()).toBe(before - 1)

      answer(server)
      await page.getByRole('button', { name: 'Повторить' }).click()
      await expect.element(failed()).not.toBeInTheDocument()
      await expect.poll(strips).toBe(before)
    },
  )
})
