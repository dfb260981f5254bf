import { CabinetProvider } from '@cabinet/ui/provider'
import { TextField } from '@cabinet/ui/text-field'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { moved, without } from '../src/shared/forms/list-moves.ts'
import { ListFields } from '../src/shared/forms/list-fields.tsx'
import { FormField } from '../src/shared/forms/form-field.tsx'
import { loadFormMessages } from '../src/shared/forms/messages.ts'
import { useVersionedForm } from '../src/shared/forms/use-versioned-form.ts'
import { progressOf, shareOf } from '../src/shared/forms/wizard/groups.ts'
import { REVIEW, useWizardSteps } from '../src/shared/forms/wizard/use-wizard-steps.ts'
import { WizardForm } from '../src/shared/forms/wizard/wizard-form.tsx'
import { MessagesProvider } from '../src/shared/intl/messages-provider.tsx'
import { addMessages } from '../src/shared/intl/messages.ts'
import ruShared from '../src/shared/messages/ru.json'
import ruPages from '../src/shared/pages/messages/ru.json'

const groups = [
  { id: 'GENERAL', fields: ['name', 'city'] },
  { id: 'FOUNDERS', fields: ['founders'] },
]

describe('groups of a long form', () => {
  const wrong = (field: string) => ({ field, message: 'Обязательное поле' })
  const statesOf = (values: object, fields: readonly string[], checked: readonly string[] = []) =>
    progressOf(groups, values, fields.map(wrong), new Set(checked)).map(({ state }) => state)

  test.each([
    ['nothing was typed', {}, ['name', 'founders[0].itn'], [], ['EMPTY', 'EMPTY']],
    ['something is still missing', { name: 'Р' }, ['city', 'founders'], [], ['PARTIAL', 'EMPTY']],
    ['something that was typed is wrong', { name: '1' }, ['name', 'founders'], [], ['ERROR', 'EMPTY']],
    ['the person tried to go on', {}, ['name', 'founders'], ['GENERAL'], ['ERROR', 'EMPTY']],
    ['everything is there', { name: 'Р', founders: [{ itn: '1' }] }, [], [], ['COMPLETE', 'COMPLETE']],
    ['an item of a list is wrong', { founders: [{ itn: '1' }] }, ['founders[0].itn'], [], ['EMPTY', 'ERROR']],
    ['a group that may stay empty was left', {}, [], ['GENERAL'], ['COMPLETE', 'EMPTY']],
    ['an unticked box is nothing', { name: false, founders: [{}] }, ['name', 'founders'], [], ['EMPTY', 'EMPTY']],
  ])('%s', (_name, values, fields, checked, states) => expect(statesOf(values, fields, checked)).toEqual(states))

  test('share', () => {
    expect(shareOf(progressOf(groups, { name: 'Р' }, [], new Set()))).toBe(50)
    expect(shareOf([])).toBe(0)
  })
})

describe('a list', () => {
  test('moves and loses items', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(without(['a', 'b'], 0)).toEqual(['b'])
  })
})

interface Values {
  readonly name: string
  readonly founders: readonly { readonly itn: string }[]
}
interface Stored extends Values {
  readonly version: number
}

const stored: Stored = { version: 1, name: 'Ромашка', founders: [{ itn: '1' }, { itn: '2' }] }
const validate = (): object => ({ founders: [undefined, { itn: 'Некорректный ИНН' }] })

const ids = [...groups.map(({ id }) => id), REVIEW]

const Page = () => {
  const steps = useWizardSteps(ids)
  const form = useVersionedForm<Values, Stored>({
    current: stored,
    valuesOf: ({ version: _version, ...values }) => values,
    send: async () => stored,
    reload: async () => undefined,
    fields: ['name'],
    onSaved: steps.goNext,
  })
  return (
    <WizardForm
      form={form}
      steps={steps}
      validate={validate}
      reviewTitle="Проверка и отправка"
      submit="Отправить"
      labelOf={() => 'ИНН учредителя'}
      groups={[
        {
          id: 'GENERAL',
          fields: ['name'],
          title: 'Общие сведения',
          content: (
            <FormField<string> name="name" empty="">
              {(field) => <TextField label="Наименование" {...field} />}
            </FormField>
          ),
        },
        {
          id: 'FOUNDERS',
          fields: ['founders'],
          title: 'Учредители',
          content: (
            <ListFields
              name="founders"
              addLabel="Добавить учредителя"
              empty={{ itn: '' }}
              titleOf={(_item, index) => `Учредитель ${index + 1}`}
            >
              {(path) => (
                <FormField<string> name={`${path}.itn`} empty="">
                  {(field) => <TextField label="ИНН" {...field} />}
                </FormField>
              )}
            </ListFields>
          ),
        },
      ]}
    />
  )
}

const render = async (search: string): Promise<string> => {
  const { dataRoutes, query } = createStaticHandler([{ path: '/form', element: <Page /> }])
  const context = await query(new Request(`http://localhost/form${search}`))
  if (context instanceof Response) throw new Error('leads elsewhere')
  return renderToString(
    <MessagesProvider>
      <CabinetProvider locale="ru" router={{ navigate: () => undefined }}>
        <StaticRouterProvider hydrate={false} context={context} router={createStaticRouter(dataRoutes, context)} />
      </CabinetProvider>
    </MessagesProvider>,
  ).replaceAll('<!-- -->', '')
}

describe('a form of several groups', () => {
  beforeAll(async () => {
    addMessages('ru', 'shared', { ...ruShared, ...ruPages })
    await loadFormMessages()
  })

  test('begins with the first group and says how far each one is', async () => {
    const html = await render('')
    expect(html).toMatch(/aria-current="step"[^>]*>.*?Общие сведения/)
    expect(html).toContain('value="Ромашка"')
    expect(html).toMatch(/data-state="complete".*?Общие сведения.*?Заполнено/)
    expect(html).toMatch(/data-state="error".*?Учредители.*?1\sошибка/)
    expect(html).toContain('Далее')
  })

  test('opens at the group of the address, a list with its buttons', async () => {
    const html = await render('?step=FOUNDERS')
    expect(html).toContain('name="founders[1].itn"')
    expect(html).toContain('aria-label="Поднять: Учредитель 2"')
    expect(html).toContain('aria-label="Удалить: Учредитель 1"')
    expect(html).toContain('Добавить учредителя')
  })

  test('ends with what is missing, each field a link', async () => {
    const html = await render('?step=REVIEW&tab=a')
    expect(html).toContain(
      'href="/form?step=FOUNDERS&amp;tab=a&amp;validateGroup=FOUNDERS&amp;field=founders%5B1%5D.itn"',
    )
    expect(html).toContain('ИНН учредителя</a>: Некорректный ИНН')
    expect(html).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Отправить/)
  })
})
