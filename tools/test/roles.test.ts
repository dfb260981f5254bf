import { expect, it } from 'vitest'
import { roleProblems } from '../house/roles.mjs'
import { source } from './support.ts'

const problems = (text: string) => roleProblems([source('apps/web/src/modules/loans/page.tsx', text)])

it.each([
  'const names = person.roles.map(nameOf)',
  'const isOwner = user.roles.some(({ id }) => id === OWNER)',
  'const cell = ({ roles }) => roles.length',
  'const standingOf = ({ isOwner, roles }: CurrentUser) => roles.length',
  'const isUser = (role) => role.nameWithoutPrefix === USER',
])('deleted roles would count: %s', (text) => expect(problems(text)).toHaveLength(1))

it.each([
  'const names = rolesInForce(person).map(nameOf)',
  "const field = by.oneOf('roles.id')",
  'const send = ({ roles, password }: Values) => confirm({ roles, password })',
])('they do not: %s', (text) => expect(problems(text)).toEqual([]))
