import { pages } from '@cabinet/contract/pages'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { isUnverified } from '../shared/access/access.ts'

/** Someone whose password must change does nothing else before. */
const mustChangePassword =
  (user: CurrentUser): MiddlewareFunction =>
  () => {
    if (user.isNeedChangePassword) throw redirect(pages['create-password']())
  }

/** Someone who is obliged to a second factor sets it up before anything else. */
const mustSetUpSecondFactor =
  (user: CurrentUser): MiddlewareFunction =>
  () => {
    if (user.isNeedSecondFactor) throw redirect(pages['second-factor']())
  }

const openToUnverified = new Set<string>([pages.offer(), pages.profile(), pages.help()])

/** Someone whom the owner has not confirmed sees the waiting card, the own profile and help. GODMOD is exempt. */
const verified =
  (user: CurrentUser): MiddlewareFunction =>
  ({ request }) => {
    if (isUnverified(user) && !openToUnverified.has(new URL(request.url).pathname.replace(/(.)\/$/, '$1')))
      throw redirect(pages.offer())
  }

/** The checks that every page of the signed-in layout passes, in this order. */
export const middlewaresFor = (user: CurrentUser): MiddlewareFunction[] => [
  mustChangePassword(user),
  mustSetUpSecondFactor(user),
  verified(user),
]
