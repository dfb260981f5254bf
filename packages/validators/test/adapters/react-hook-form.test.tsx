// @vitest-environment happy-dom
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withCodes } from '../../src/adapters/react-hook-form.ts'
import { formSchema } from '../../src/adapters/standard-schema.ts'
import { zodCheck, zodFormCheck } from '../../src/adapters/zod.ts'
import { inRussian } from '../../src/messages/ru.ts'
import { bik, inn, required, requiredFor, settlementAccount } from '../../src/rules/index.ts'

interface Values {
  inn: string
  bank: { bik: string; account: string }
}

const empty: Values = { inn: '', bank: { bik: '', account: '' } }
const wrong: Values = { inn: '7707083894', bank: { bik: '044525225', account: '40702810938000000002' } }
const right: Values = { inn: '7707083893', bank: { bik: '044525225', account: '40702810938000000001' } }

const ours = formSchema<Values>(
  {
    inn: [required, inn],
    'bank.bik': [requiredFor('bik'), bik],
    'bank.account': [requiredFor('settlementAccount'), settlementAccount('bank.bik')],
  },
  inRussian,
)
const byZod = z
  .object({
    inn: z.string().check(zodCheck([required, inn], inRussian)),
    bank: z.object({ bik: z.string(), account: z.string() }),
  })
  .check(
    zodFormCheck(
      {
        'bank.bik': [requiredFor('bik'), bik],
        'bank.account': [requiredFor('settlementAccount'), settlementAccount('bank.bik')],
      },
      inRussian,
    ),
  )

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

describe.each([
  ['formSchema', withCodes(ours, (schema) => standardSchemaResolver(schema))],
  ['zod with the adapter', withCodes(byZod, (schema) => standardSchemaResolver(schema))],
])('useForm with %s', (_, resolver) => {
  test('codes and texts reach the fields; a right form is submitted', async () => {
    const sent: Values[] = []
    const seen: UseFormReturn<Values>[] = []
    const look = (form: UseFormReturn<Values>): FieldErrors<Values> => {
      seen.push(form)
      return form.formState.errors
    }
    const Form = (): ReactElement => {
      const form = useForm<Values>({ defaultValues: empty, resolver })
      return <form data-errors={Object.keys(look(form)).length} />
    }
    const current = (): UseFormReturn<Values> => seen.at(-1) as UseFormReturn<Values>
    const errors = (): FieldErrors<Values> => current().formState.errors
    const submit = (): Promise<void> => act(() => current().handleSubmit((values) => void sent.push(values))())
    render(<Form />)

    await submit()
    expect(errors().inn).toMatchObject({ type: 'required.empty', message: 'Обязательное поле' })
    expect(errors().bank?.bik).toMatchObject({ type: 'bik.empty', message: 'БИК не заполнен' })
    expect(errors().bank?.account).toMatchObject({
      type: 'settlementAccount.empty',
      message: 'Расчётный счёт не заполнен',
    })

    act(() => current().reset(wrong))
    await submit()
    expect(errors().inn).toMatchObject({ type: 'inn.checksum', message: 'Некорректная контрольная цифра ИНН' })
    expect(errors().bank?.bik).toBeUndefined()
    expect(errors().bank?.account).toMatchObject({ type: 'settlementAccount.checksum' })
    expect(sent).toEqual([])

    act(() => current().reset(right))
    await submit()
    expect(errors()).toEqual({})
    expect(sent).toEqual([right])
  })
})

describe('withCodes', () => {
  const options = { fields: {}, shouldUseNativeValidation: false }

  test('the resolver of the library alone drops the code: the reason for this adapter', async () => {
    const { errors } = await standardSchemaResolver(ours)(wrong, undefined, options)
    expect(errors).toMatchObject({ inn: { type: '' } })
  })

  test('overlapping validations do not mix their codes', async () => {
    const resolver = withCodes(ours, (schema) => standardSchemaResolver(schema))
    const [first, second] = await Promise.all([
      resolver(wrong, undefined, options),
      resolver(empty, undefined, options),
    ])
    expect(first.errors).toMatchObject({ inn: { type: 'inn.checksum' } })
    expect(second.errors).toMatchObject({ inn: { type: 'required.empty' } })
  })

  test('issues of other origin keep the type that the library gave', async () => {
    const schema = z.object({ inn: z.string().min(3, 'short').check(zodCheck(inn, inRussian)) })
    const { errors } = await withCodes(schema, (observed) => standardSchemaResolver(observed))(
      { inn: '1' },
      undefined,
      options,
    )
    expect(errors).toMatchObject({ inn: { type: '', message: 'short' } })
  })

  test('an issue of the whole form', async () => {
    const result = await withCodes(ours, (schema) => standardSchemaResolver(schema))(
      undefined as unknown as Values,
      undefined,
      options,
    )
    expect(result.errors).toMatchObject({ root: { message: 'Поле заполнено некорректно', type: 'general.incorrect' } })
  })
})
