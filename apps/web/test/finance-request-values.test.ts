import { contactShape, founderShape, generalShape } from '@cabinet/contract/finance/request-values'
import { describe, expect, test } from 'vitest'
import { accountOf, accountValues } from '../src/modules/finance/requests/values/account.ts'
import { contactOf, contactValues } from '../src/modules/finance/requests/values/contact.ts'
import { founderOf, founderValues } from '../src/modules/finance/requests/values/founder.ts'
import { generalOf, generalValues, judgedGeneral } from '../src/modules/finance/requests/values/general.ts'
import { isSameForm } from '../src/shared/forms/merge.ts'
import { wholeAccount, wholeContact, wholeFounder, wholeGeneral } from './page/finance-request.ts'

const blank = <Shape extends object>(shape: Shape) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, null])) as { [Name in keyof Shape]: null }

describe('what a form keeps goes back to the server as it came', () => {
  test.each([
    ['the general group', wholeGeneral, generalOf(generalValues(wholeGeneral))],
    [
      'nothing in it',
      { ...blank(generalShape), mainBuyers: [] },
      generalOf(generalValues({ ...blank(generalShape), mainBuyers: [] })),
    ],
    ['a founder', wholeFounder, founderOf(founderValues(wholeFounder))],
    ['a founder without anything', blank(founderShape), founderOf(founderValues(blank(founderShape)))],
    ['a contact', wholeContact, contactOf(contactValues(wholeContact))],
    ['a contact without anything', blank(contactShape), contactOf(contactValues(blank(contactShape)))],
  ])('%s', (_name, before, after) => expect(after).toEqual(before))

  test('an account, without its version', () => {
    const { version: _version, ...account } = wholeAccount
    expect(accountOf(accountValues(wholeAccount))).toEqual(account)
  })
})

test('numbers of a founder are written as they are on paper', () => {
  const typed = founderValues(wholeFounder)
  const sent = founderOf({ ...typed, snils: '11223344595', document: { ...typed.document, departmentCode: '372001' } })
  expect(sent.snils).toBe('112-233-445 95')
  expect(sent.document?.departmentCode).toBe('372-001')
  expect(founderValues(sent).snils).toBe('11223344595')
})

test('a company that founds has nothing of a person, and a person nothing of a company', () => {
  const mixed = { ...founderValues(wholeFounder), fullName: 'ООО «Дом»', ogrn: '1193799000018' }
  expect(founderOf({ ...mixed, founderType: 'LEGAL' })).toMatchObject({
    fullName: 'ООО «Дом»',
    lastname: null,
    document: null,
    registrationAddress: null,
  })
  expect(founderOf(mixed)).toMatchObject({ fullName: null, ogrn: null, lastname: 'Тихонова' })
})

test('a share keeps its hundredths', () => {
  expect(founderOf({ ...founderValues(wholeFounder), sharePercent: '33.34' }).sharePercent).toBe(33.34)
  expect(founderOf({ ...founderValues(wholeFounder), sharePercent: '' }).sharePercent).toBeNull()
})

test('an empty buyer is an invitation, and judged only where there is no other', () => {
  const [buyer] = generalValues(wholeGeneral).mainBuyers
  const none = generalValues({ ...wholeGeneral, mainBuyers: [] })
  expect(none.mainBuyers).toHaveLength(1)
  expect(generalOf(none).mainBuyers).toEqual([])
  expect(judgedGeneral(none).mainBuyers).toHaveLength(1)
  const [empty] = none.mainBuyers
  if (!buyer || !empty) throw new Error('no buyers')
  expect(generalOf({ ...none, mainBuyers: [buyer, empty] }).mainBuyers).toHaveLength(1)
  expect(generalOf({ ...none, mainBuyers: [empty, buyer] }).mainBuyers).toHaveLength(2)
})

test('two forms are the same when nothing tells them apart', () => {
  expect(isSameForm({ a: { b: '' }, list: [{ itn: '1' }] }, { a: { b: null }, list: [{ itn: '1' }] })).toBe(true)
  expect(isSameForm({ list: [{ itn: '1' }] }, { list: [{ itn: '2' }] })).toBe(false)
})
