import {
  AddressField,
  ComboBox,
  CompanyField,
  MultiSelect,
  Select,
  emptyAddress,
  emptyCompany,
} from '../../src/index.ts'
import type { PartCase } from './part-case.ts'

export const items = [
  { value: 'a', label: 'Сбербанк', description: 'БИК 044525225', group: 'Системно значимые' },
  { value: 'b', label: 'Точка', group: 'Прочие' },
]
/** A server that never answers. */
export const never = () => new Promise<never>(() => {})
/** A server that refuses. */
export const refuse = () => Promise.reject(new Error('no'))

/** The fields with lists to choose from, in as many ways as it takes to show all of their parts. */
export const choicePartCases: Readonly<Record<string, PartCase>> = {
  AddressField: (own) => [
    <AddressField
      key="1"
      {...own}
      description="Помощь"
      label="Адрес"
      minLength={1}
      pause={0}
      suggest={() => Promise.resolve([{ ...emptyAddress, text: 'Москва' }])}
    />,
    <AddressField key="2" {...own} errorMessage="Ошибка" label="Адрес" />,
  ],
  ComboBox: (own) => [
    <ComboBox key="1" {...own} defaultValue="a" description="Помощь" items={items} label="Банк" />,
    <ComboBox key="2" {...own} errorMessage="Ошибка" label="Банк" load={never} pause={0} />,
    <ComboBox key="3" {...own} label="Банк" load={refuse} pause={0} />,
  ],
  CompanyField: (own) => [
    <CompanyField
      key="1"
      {...own}
      description="Помощь"
      label="Покупатель"
      minLength={1}
      pause={0}
      suggest={() => Promise.resolve([{ ...emptyCompany, name: 'ПАО «Сбербанк»', inn: '7707083893' }])}
    />,
    <CompanyField key="2" {...own} errorMessage="Ошибка" label="Покупатель" />,
  ],
  MultiSelect: (own) => [
    <MultiSelect
      key="1"
      {...own}
      hasSearch
      hasTags
      defaultValue={['a', 'b']}
      description="Помощь"
      items={items}
      label="Банки"
    />,
    <MultiSelect key="2" {...own} errorMessage="Ошибка" label="Банки" load={refuse} pause={0} />,
  ],
  Select: (own) => [
    <Select key="1" {...own} description="Помощь" items={items} label="Банк" />,
    <Select key="2" {...own} errorMessage="Ошибка" items={items} label="Банк" />,
  ],
}
