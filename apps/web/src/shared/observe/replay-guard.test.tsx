import { pages } from '@cabinet/contract/pages'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../test/page/answers.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { shownRouter } from '../navigation.ts'
import { followPages } from './replay-guard.ts'

beforeEach(() => {
  answerOfferPage(fakeServer())
})

test('a recorder hears of a private page before it is shown, and of the way back', async () => {
  await openPage(pages.offer(), person(['USER']))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Страховые продукты' })).toBeVisible()
  const heard: (readonly [mayRecord: boolean, shown: string])[] = []
  followPages((mayRecord) => heard.push([mayRecord, location.pathname]))
  expect(heard).toEqual([[true, '/offer']])
  await shownRouter()?.navigate(pages.profile())
  expect(heard.find(([mayRecord]) => !mayRecord)).toEqual([false, '/offer'])
  expect(heard.at(-1)).toEqual([false, '/profile'])
  await shownRouter()?.navigate(-1)
  await expect.poll(() => heard.at(-1)).toEqual([true, '/offer'])
})

test('signed out, a page that has yet to be fetched is not recorded either', async () => {
  await openPage(pages.login())
  const heard: boolean[] = []
  followPages((mayRecord) => heard.push(mayRecord))
  await shownRouter()?.navigate(pages.register())
  expect(new Set(heard)).toEqual(new Set([false]))
  await shownRouter()?.navigate(pages.policy())
  expect(heard.at(-1)).toBe(true)
})
