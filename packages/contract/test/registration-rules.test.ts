import { inRussian } from '@cabinet/validators/messages/ru'
import { formSchema } from '@cabinet/validators/standard-schema'
import { expect, test } from 'vitest'
import { organizationRules } from '../src/organization/rules.ts'
import { itnRules } from '../src/auth/registration-rules.ts'

const saidOf = (rules: Parameters<typeof formSchema>[0], values: object): unknown => {
  const { issues } = formSchema(rules, inRussian)['~standard'].validate(values) as {
    readonly issues?: readonly { readonly message: string }[]
  }
  return issues?.map(({ message }) => message)
}

test.each([
  ['12', 'Значение должно состоять из 10 или 12 символов'],
  ['77079010131', 'Значение должно состоять из 10 или 12 символов'],
  ['7707083894', 'Некорректная контрольная цифра ИНН'],
])('the taxpayer number %s is told what is wrong with it', (itn, said) => {
  expect(saidOf({ itn: itnRules }, { itn })).toEqual([said])
})

test('the taxpayer number of a head has twelve digits', () => {
  const rules = { 'head.itn': organizationRules('LEGAL_ENTITY')['head.itn'] ?? [] }
  expect(saidOf(rules, { head: { itn: '7707083893' } })).toEqual(['Значение должно состоять из 12 символов'])
})
