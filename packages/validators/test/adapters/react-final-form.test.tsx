// @vitest-environment happy-dom
import { ARRAY_ERROR, createForm, FORM_ERROR, getIn } from 'final-form'
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Field, Form } from 'react-final-form'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldValidator, formValidator, schemaValidator } from '../../src/adapters/react-final-form.ts'
import { zodCheck } from '../../src/adapters/zod.ts'
import { inRussian } from '../../src/messages/ru.ts'
import { bik, inn, must, required, requiredFor, settlementAccount } from '../../src/rules/index.ts'

const account = '40702810938000000001'
const bank = '044525225'
const accountRules = [requiredFor('settlementAccount'), settlementAccount('bank.bik')]

let unmount = (): void => undefined
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => unmount())

const render = (element: ReactElement): void => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  unmount = () => act(() => root.unmount())
  act(() => root.render(element))
}

describe('fields', () => {
  test('the first error wins, and a linked field follows the field that it depends on', () => {
    const seen: Record<string, string | undefined> = {}
    let type = (_name: string, _value: string): void => undefined
    render(
      <Form<{ bank: { bik: string; account: string } }> onSubmit={() => undefined}>
        {({ form }) => {
          type = (name, value) => act(() => form.change(name as 'bank', value as never))
          return ['bank.bik', 'bank.account'].map((name) => (
            <Field
              key={name}
              name={name}
              validate={fieldValidator(name === 'bank.bik' ? [requiredFor('bik'), bik] : accountRules, inRussian)}
            >
              {({ meta }) => {
                seen[name] = meta.error as string | undefined
                return null
              }}
            </Field>
          ))
        }}
      </Form>,
    )
    expect(seen).toEqual({ 'bank.bik': 'БИК не заполнен', 'bank.account': 'Расчётный счёт не заполнен' })
    type('bank.account', account)
    expect(seen['bank.account']).toBe('Сначала укажите верный БИК')
    type('bank.bik', '04452')
    expect(seen).toEqual({
      'bank.bik': 'Значение должно состоять из 9 символов',
      'bank.account': 'Сначала укажите верный БИК',
    })
    type('bank.bik', '044525974')
    expect(seen).toEqual({ 'bank.bik': undefined, 'bank.account': 'Некорректный расчётный счёт' })
    type('bank.bik', bank)
    expect(seen).toEqual({ 'bank.bik': undefined, 'bank.account': undefined })
  })
})

describe('forms', () => {
  const validate = formValidator(
    {
      inn: [required, inn],
      'bank.bik': [requiredFor('bik'), bik],
      'bank.account': accountRules,
      'founders[].inn': [required, inn],
      founders: must((list) => (list as readonly unknown[]).length < 3, 'Не больше двух'),
    },
    inRussian,
  )

  test('errors are nested as the values are, and final-form finds them', () => {
    const form = createForm<object>({
      onSubmit: () => undefined,
      validate,
      initialValues: { bank: { bik: bank }, founders: [{ inn: '7707083893' }, { inn: '1' }] },
    })
    const { errors = {} } = form.getState()
    expect(getIn(errors, 'inn')).toBe('Обязательное поле')
    expect(getIn(errors, 'bank.bik')).toBeUndefined()
    expect(getIn(errors, 'bank.account')).toBe('Расчётный счёт не заполнен')
    expect(getIn(errors, 'founders[0]')).toBeUndefined()
    expect(getIn(errors, 'founders[1].inn')).toBe('Некорректная контрольная цифра ИНН')
    expect(form.getState().valid).toBe(false)
  })

  test('a right form has no errors', () => {
    const form = createForm<object>({
      onSubmit: () => undefined,
      validate,
      initialValues: { inn: '7707083893', bank: { bik: bank, account } },
    })
    expect(form.getState()).toMatchObject({ valid: true, errors: {} })
  })

  test('an issue of a list and issues of its items live side by side', () => {
    const errors = validate({
      inn: '7707083893',
      bank: { bik: bank, account },
      founders: [{ inn: '1' }, { inn: '7707083893' }, { inn: '' }],
    })
    const founders = getIn(errors, 'founders') as Record<string, unknown>
    expect(Array.isArray(founders)).toBe(true)
    expect(founders[ARRAY_ERROR]).toBe('Не больше двух')
    expect(getIn(errors, 'founders[2].inn')).toBe('Обязательное поле')
    // The same when the issue of the list comes first, and alone it is a plain text.
    const listFirst = formValidator({ founders: must(() => false, 'Список'), 'founders[].inn': inn }, inRussian)
    expect((getIn(listFirst({ founders: [{ inn: '1' }] }), 'founders') as Record<string, unknown>)[ARRAY_ERROR]).toBe(
      'Список',
    )
    expect(listFirst({ founders: [{ inn: '7707083893' }] })).toEqual({ founders: 'Список' })
  })

  test('a text of an object stays when a field of it is wrong as well', () => {
    const objects = formValidator({ bank: must(() => false, 'Банк'), 'bank.bik': required }, inRussian)
    expect(objects({ bank: { bik: '' } })).toEqual({ bank: 'Банк' })
    const fields = formValidator({ 'bank.bik': required, bank: must(() => false, 'Банк') }, inRussian)
    expect(fields({ bank: { bik: '' } })).toEqual({ bank: { bik: 'Обязательное поле' } })
  })
})

describe('any Standard Schema', () => {
  const schema = z
    .object({
      inn: z.string().check(zodCheck([required, inn], inRussian)),
      tags: z.array(z.string().min(1, 'пусто')).max(1, 'много'),
    })
    .refine(({ inn: value }) => value !== '7707083893', { message: 'Этот ИНН занят' })

  test('field issues, list issues and issues of the whole form', () => {
    const validate = schemaValidator(schema)
    expect(validate({ inn: '1', tags: [] })).toEqual({ inn: 'Некорректная контрольная цифра ИНН' })
    expect(validate({ inn: '7707083893', tags: [] })).toEqual({ [FORM_ERROR]: 'Этот ИНН занят' })
    expect(validate({ inn: '500100732259', tags: ['a'] })).toEqual({})
  })

  test('issues of a list and of its items live side by side', () => {
    const list = v.pipe(v.array(v.pipe(v.string(), v.minLength(1, 'пусто'))), v.maxLength(1, 'много'))
    const { tags } = schemaValidator(v.object({ tags: list }))({ tags: ['a', ''] }) as { tags: Record<string, unknown> }
    expect([tags[1], tags[ARRAY_ERROR]]).toEqual(['пусто', 'много'])
  })

  test('an asynchronous schema gives a promise', async () => {
    const validate = schemaValidator({
      '~standard': {
        validate: (value: unknown) =>
          Promise.resolve({ issues: [{ message: 'позже', path: [{ key: 'inn' }] }], value }),
      },
    })
    await expect(validate({})).resolves.toEqual({ inn: 'позже' })
  })

  test('the first of two issues of one field wins', () => {
    const validate = schemaValidator(z.object({ inn: z.string().min(3, 'первая').check(zodCheck(inn, inRussian)) }))
    expect(validate({ inn: '1' })).toEqual({ inn: 'первая' })
  })
})
