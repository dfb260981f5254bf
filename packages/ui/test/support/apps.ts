import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as vite } from 'vite'
import { runWebpack } from './bundlers.ts'

/** Whatever a page of a cabinet has: fields with masks, overlays that are closed, a register, words, icons. */
const page = `
import { StrictMode, createElement as h } from 'react'
import { Badge, Button, CabinetProvider, DataTable, DateField, Dialog, MoneyField, Select, Tabs, TextField } from '@cabinet/ui'

const columns = [{ id: 'number', header: 'Номер', cell: (row) => row.id }]
export const Page = () =>
  h(StrictMode, null,
    h(CabinetProvider, { locale: 'ru' },
      h(TextField, { label: 'Название' }),
      h(MoneyField, { label: 'Сумма', defaultValue: 123450 }),
      h(DateField, { label: 'Дата отгрузки', defaultValue: '2026-11-20' }),
      h(Select, { label: 'Статус', items: [{ value: 'a', label: 'В пути' }] }),
      h(Tabs, { label: 'Договор', items: [{ id: 'a', title: 'Условия', content: 'Текст' }] }),
      h(DataTable, { label: 'Реестр', columns, rows: [{ id: 'ЗК-1' }], rowKey: (row) => row.id }),
      h(Dialog, { title: 'Вопрос', trigger: h(Button, null, 'Подробнее') }, 'Ответ'),
      h(Badge, { tone: 'positive' }, 'Подключён'),
    ))
`

/** Prints the page as a server renders it, and what React had to say. */
const server = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './page.js'

const messages = []
console.error = console.warn = (...parts) => messages.push(parts.join(' '))
process.stdout.write(JSON.stringify({ html: renderToString(createElement(Page)), messages }))
`

/** The sources of a consumer's application, in a folder of their own. */
export const writeApp = async (consumer: string): Promise<string> => {
  const folder = await mkdtemp(join(consumer, 'app-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'page.js'), page)
  await writeFile(join(folder, 'server.js'), server)
  return folder
}

const serverWithVite = async (root: string): Promise<string> => {
  await vite({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: ['@cabinet/ui'] },
    build: { ssr: 'server.js', outDir: 'vite' },
  })
  return join(root, 'vite/server.js')
}

const serverWithWebpack = async (context: string): Promise<string> => {
  await runWebpack({
    context,
    mode: 'production',
    target: 'node20',
    entry: './server.js',
    output: { path: join(context, 'webpack'), filename: 'server.cjs' },
    optimization: { minimize: false },
    performance: { hints: false },
    module: { rules: [{ test: /\.css$/, type: 'asset/source', generator: { emit: false } }] },
  })
  return join(context, 'webpack/server.cjs')
}

/** Makes the server of an application, as the README tells, and gives its file. */
export const servers: Readonly<Record<string, (app: string) => Promise<string>>> = {
  Vite: serverWithVite,
  webpack: serverWithWebpack,
}
