import { useState } from 'react'
import { DateField } from '@cabinet/ui/date-field'
import { InnField } from '@cabinet/ui/inn-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { ToastRegion } from '@cabinet/ui/toast'
import { Source } from '@storybook/addon-docs/blocks'
import { rules } from '@cabinet/validators'
import { message } from '@cabinet/validators/messages'
import { catalog, pageOf } from './catalog.ts'
import { Supply } from './first-screen.tsx'
import { useGlobals } from './globals.ts'
import { Words } from './words.tsx'

/** The value beside the field that gives it, as a program gets it. */
const Value = ({ of: value }: { of: string | number | null }) => (
  <code className="doc-value">{value === null ? 'null' : typeof value === 'number' ? value : `'${value}'`}</code>
)

/** Three fields to be tried with whatever is in the clipboard. */
export function TryFields() {
  const { locale } = useGlobals()
  const [sum, setSum] = useState<number | null>(123_456_750)
  const [date, setDate] = useState('2026-02-01')
  const [number, setNumber] = useState('7707083894')
  const issue = rules.inn(number)
  return (
    <div className="doc sb-unstyled doc-tries">
      <div>
        <MoneyField
          description="Вставьте «1 234 567,50 ₽» или наберите 1500.5"
          label="Сумма"
          value={sum}
          onChange={setSum}
        />
        <Value of={sum} />
      </div>
      <div>
        <DateField
          description="Наберите 1.2.2026, 01022026 или вставьте 2026-02-01"
          label="Дата отгрузки"
          value={date}
          onChange={setDate}
        />
        <Value of={date} />
      </div>
      <div>
        <InnField
          description="Верно"
          label="ИНН"
          value={number}
          onChange={setNumber}
          errorMessage={issue && message(issue, locale)}
        />
        <Value of={number} />
      </div>
    </div>
  )
}

const sources = import.meta.glob<string>('./first-screen.tsx', { eager: true, import: 'default', query: '?raw' })

/** A screen and the whole of its code. */
export function FirstScreen() {
  const { theme } = useGlobals()
  return (
    <div className="doc-two doc-first">
      <div className="doc sb-unstyled">
        <Supply />
        <ToastRegion />
      </div>
      <Source code={Object.values(sources)[0] ?? ''} dark={theme === 'dark'} language="tsx" />
    </div>
  )
}

const shelves = {
  layout: 'Layout and text',
  action: 'Actions',
  field: 'Fields',
  choice: 'Choices',
  status: 'Status and progress',
  fact: 'Facts and numbers',
  register: 'Registers',
  overlay: 'Above the page',
  navigation: 'Finding the way',
} as const

/** Every component on its shelf, with its purpose. */
export function Catalog() {
  const all = catalog()
  return (
    <div className="doc sb-unstyled">
      {Object.entries(shelves).map(([group, title]) => (
        <section className="doc-shelf" key={group}>
          <h3>{title}</h3>
          <ul>
            {all
              .filter(({ docs }) => docs.group === group)
              .map(({ name, docs }) => (
                <li key={name}>
                  <a className="doc-link" href={pageOf(name)} target="_parent">
                    {name}
                  </a>
                  <span className="doc-muted">
                    <Words>{docs.purpose.split(/(?<=\.) /)[0] ?? ''}</Words>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** How many components there are. */
export const Count = () => catalog().length
