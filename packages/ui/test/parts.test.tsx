import { Plus } from 'lucide-react'
import type { ComponentType, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Accordion,
  AddressField,
  Banner,
  Breadcrumbs,
  Button,
  BulkBar,
  CabinetProvider,
  CalendarMonth,
  Checkbox,
  CheckboxGroup,
  ChoiceCard,
  ChoiceCardGroup,
  ComboBox,
  CompanyField,
  ConfirmDialog,
  DataGrid,
  DataTable,
  DateField,
  DateRangeField,
  DescriptionList,
  Dialog,
  DownloadButton,
  Drawer,
  EmptyState,
  FieldGroup,
  FileUpload,
  FilterBar,
  ImagePreview,
  Menu,
  MenuItem,
  Meter,
  MonthField,
  MultiSelect,
  Pagination,
  Popover,
  ProductCard,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  SideNav,
  StatusSteps,
  Stepper,
  SummaryStrip,
  Switch,
  Tabs,
  Tag,
  TextArea,
  TextField,
  Timeline,
  ToastRegion,
  TopBar,
  WizardDialog,
  emptyAddress,
  emptyCompany,
  toast,
  type DataTableProps,
} from '../src/index.ts'
import * as library from '../src/index.ts'
import partsByName from '../etc/parts.json' with { type: 'json' }

/** What each component is given: a class and an attribute for every part that its types name. */
const forParts = (names: readonly string[]) => ({
  classNames: Object.fromEntries(names.map((name) => [name, `own-${name}`])),
  slotProps: Object.fromEntries(names.map((name) => [name, { 'data-slot-of': name }])),
})

const byName = new Map<string, unknown>(Object.entries(library))
const parts: Readonly<Record<string, readonly string[]>> = partsByName

const items = [{ value: 'a', label: 'Сбербанк', description: 'БИК 044525225' }]
const page = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', alt: 'Скан', fileName: 'a.gif' }
/** A register with everything that it can have, then one that is empty, and one that could not be loaded. */
const register: Omit<DataTableProps<{ id: string }>, 'rows'> = {
  columns: [{ id: 'a', header: 'Номер', isSortable: true, cell: (row) => row.id }],
  expandedKeys: new Set(['1']),
  footer: { a: 'Итого' },
  label: 'Заказы',
  rowActions: () => 'Меню',
  rowDetails: () => 'Состав',
  rowKey: (row) => row.id,
  onSelectedKeysChange: () => {},
  onSortChange: () => {},
}
const Nothing = () => null
const empty = (): void => {}

/**
 * Each component with everything that it can have, in as many ways as it takes to show all of its parts; lists open with
 * the first press on the element that opens something.
 */
const cases: Readonly<
  Record<string, (own: ReturnType<typeof forParts>) => readonly ReactElement<{ suggest?: unknown }>[]>
> = {
  Accordion: (own) => [
    <Accordion key="1" {...own} defaultValue={['a']} items={[{ id: 'a', title: 'A', content: 'B' }]} />,
  ],
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
  Banner: (own) => [
    <Banner key="1" {...own} action={<Button>Повторить</Button>} title="Сбой" onClose={empty}>
      Текст
    </Banner>,
  ],
  Breadcrumbs: (own) => [<Breadcrumbs key="1" {...own} current="Заказ" parents={[{ label: 'Заказы', href: '/' }]} />],
  BulkBar: (own) => [<BulkBar key="1" {...own} count={2} onClear={empty} />],
  CalendarMonth: (own) => [
    <CalendarMonth key="1" {...own} days={{}} label="Платежи" month="2026-11" summary="Итого" onMonthChange={empty} />,
  ],
  Checkbox: (own) => [
    <Checkbox key="1" {...own} description="Помощь">
      Согласен
    </Checkbox>,
    <Checkbox key="2" {...own} errorMessage="Ошибка">
      Согласен
    </Checkbox>,
  ],
  CheckboxGroup: (own) => [
    <CheckboxGroup key="1" {...own} description="Помощь" items={items} label="Банки" />,
    <CheckboxGroup key="2" {...own} errorMessage="Ошибка" items={items} label="Банки" />,
  ],
  ChoiceCard: (own) => [
    <ChoiceCardGroup key="1" label="Тариф">
      <ChoiceCard {...own} aside="100 ₽" icon={Plus} title="Полный" value="a">
        Текст
      </ChoiceCard>
    </ChoiceCardGroup>,
  ],
  ChoiceCardGroup: (own) => [
    <ChoiceCardGroup key="1" {...own} description="Помощь" label="Тариф">
      <ChoiceCard title="Полный" value="a" />
    </ChoiceCardGroup>,
    <ChoiceCardGroup key="2" {...own} errorMessage="Ошибка" label="Тариф">
      <ChoiceCard title="Полный" value="a" />
    </ChoiceCardGroup>,
  ],
  ComboBox: (own) => [
    <ComboBox key="1" {...own} description="Помощь" items={items} label="Банк" />,
    <ComboBox key="2" {...own} errorMessage="Ошибка" items={items} label="Банк" />,
  ],
  CompanyField: (own) => [
    <CompanyField
      key="1"
      {...own}
      description="Помощь"
      label="Покупатель"
      minLength={1}
      pause={0}
      suggest={() => Promise.resolve([{ ...emptyCompany, name: 'ПАО «Сбербанк»' }])}
    />,
    <CompanyField key="2" {...own} errorMessage="Ошибка" label="Покупатель" />,
  ],
  ConfirmDialog: (own) => [
    <ConfirmDialog
      key="1"
      {...own}
      isOpen
      confirmLabel="Удалить"
      title="Удалить?"
      onConfirm={empty}
      onOpenChange={empty}
    />,
  ],
  DataGrid: (own) => [
    <DataGrid key="1" {...register} {...own} rows={[{ id: '1' }]} />,
    <DataGrid key="2" {...register} {...own} rows={[]} />,
    <DataGrid key="3" {...register} {...own} error="Сбой" rows={[]} />,
  ],
  DataTable: (own) => [
    <DataTable key="1" {...register} {...own} rows={[{ id: '1' }]} />,
    <DataTable key="2" {...register} {...own} rows={[]} />,
    <DataTable key="3" {...register} {...own} error="Сбой" rows={[]} />,
  ],
  DateField: (own) => [
    <DateField key="1" {...own} description="Помощь" label="Дата" />,
    <DateField key="2" {...own} errorMessage="Ошибка" label="Дата" />,
  ],
  DateRangeField: (own) => [
    <DateRangeField key="1" {...own} description="Помощь" label="Период" />,
    <DateRangeField key="2" {...own} errorMessage="Ошибка" label="Период" />,
  ],
  DescriptionList: (own) => [<DescriptionList key="1" {...own} items={[{ label: 'ИНН', value: '7707083893' }]} />],
  Dialog: (own) => [
    <Dialog key="1" {...own} defaultOpen footer={<Button>Да</Button>} title="Вопрос">
      Текст
    </Dialog>,
  ],
  DownloadButton: (own) => [
    <DownloadButton
      key="1"
      {...own}
      fileName="a.xlsx"
      onDownload={({ onProgress }) => {
        onProgress(0.5)
        return new Promise(empty)
      }}
    />,
    <DownloadButton key="2" {...own} fileName="a.xlsx" onDownload={() => Promise.reject(new Error('no'))} />,
  ],
  Drawer: (own) => [
    <Drawer key="1" {...own} defaultOpen footer={<Button>Да</Button>} title="Заказ">
      Текст
    </Drawer>,
  ],
  EmptyState: (own) => [
    <EmptyState key="1" {...own} action={<Button>Добавить</Button>} title="Пусто">
      Текст
    </EmptyState>,
  ],
  FieldGroup: (own) => [
    <FieldGroup key="1" {...own} description="Помощь" title="Адрес">
      <TextField label="Город" />
    </FieldGroup>,
  ],
  FileUpload: (own) => {
    const file = { id: 'a', name: 'Акт.pdf', size: 1, type: 'application/pdf' }
    const upload = () => Promise.resolve(file)
    return [
      <FileUpload key="1" {...own} defaultValue={[file]} description="Помощь" label="Акт" upload={upload} />,
      <FileUpload key="2" {...own} errorMessage="Ошибка" label="Акт" upload={upload} />,
    ]
  },
  FilterBar: (own) => [
    <FilterBar key="1" {...own} end="Столбцы" filters={[{ id: 'a', label: 'Новые' }]} search="Поиск">
      Поля
    </FilterBar>,
  ],
  ImagePreview: (own) => [
    <ImagePreview key="1" {...own} images={[page, { ...page, src: `${page.src}=`, fileName: 'b.gif' }]} />,
  ],
  Menu: (own) => [
    <Menu key="1" {...own} isOpen trigger={<Button>Меню</Button>}>
      <MenuItem>Открыть</MenuItem>
    </Menu>,
  ],
  MenuItem: (own) => [
    <Menu key="1" isOpen defaultSelectedKeys={['a']} selectionMode="single" trigger={<Button>Меню</Button>}>
      <MenuItem {...own} description="Строка" id="a">
        Открыть
      </MenuItem>
    </Menu>,
  ],
  Meter: (own) => [
    <Meter key="1" {...own} label="Лимит" planned={10} value={20}>
      Строка
    </Meter>,
  ],
  MonthField: (own) => [
    <MonthField key="1" {...own} description="Помощь" label="Месяц" />,
    <MonthField key="2" {...own} errorMessage="Ошибка" label="Месяц" />,
  ],
  MultiSelect: (own) => [
    <MultiSelect key="1" {...own} description="Помощь" items={items} label="Банки" />,
    <MultiSelect key="2" {...own} errorMessage="Ошибка" items={items} label="Банки" />,
  ],
  Pagination: (own) => [
    <Pagination key="1" {...own} page={5} pageSize={20} total={1000} onPageChange={empty} onPageSizeChange={empty} />,
  ],
  Popover: (own) => [
    <Popover key="1" {...own} defaultOpen title="Помощь" trigger={<Button>?</Button>}>
      Текст
    </Popover>,
  ],
  ProductCard: (own) => [
    <ProductCard key="1" {...own} badges="Банк" drawing="Картинка" footer="Кнопка" text="Текст" title="Кредит" />,
  ],
  ProgressBar: (own) => [<ProgressBar key="1" {...own} label="Отправка" value={50} />],
  RadioGroup: (own) => [
    <RadioGroup key="1" {...own} description="Помощь" items={items} label="Банк" />,
    <RadioGroup key="2" {...own} errorMessage="Ошибка" items={items} label="Банк" />,
  ],
  SearchField: (own) => [<SearchField key="1" {...own} description="Помощь" label="Поиск" />],
  SegmentedControl: (own) => [
    <SegmentedControl key="1" {...own} items={items} label="Вид" value="a" onChange={empty} />,
  ],
  Select: (own) => [
    <Select key="1" {...own} description="Помощь" items={items} label="Банк" />,
    <Select key="2" {...own} errorMessage="Ошибка" items={items} label="Банк" />,
  ],
  SideNav: (own) => {
    const groups = [{ id: 'a', title: 'Раздел', short: 'Р', items: [{ href: '/a', label: 'Заказы', icon: Nothing }] }]
    const nav = { groups, currentPath: '/a', endItems: [{ href: '/b', label: 'Помощь', icon: Nothing }] }
    return [<SideNav key="1" {...own} {...nav} isCollapsed start="Бренд" onCollapsedChange={empty} />]
  },
  StatusSteps: (own) => [
    <StatusSteps key="1" {...own} steps={[{ id: 'a', label: 'Проверка', note: 'Сегодня', state: 'current' }]} />,
  ],
  Stepper: (own) => [
    <Stepper
      key="1"
      {...own}
      current="a"
      label="Разделы"
      steps={[{ id: 'a', label: 'Общее', state: 'error', href: '/' }]}
    >
      Заявка
    </Stepper>,
  ],
  WizardDialog: (own) => [
    <WizardDialog
      key="1"
      {...own}
      isOpen
      steps={[{ id: 'a', title: 'Данные', content: 'Текст' }]}
      title="Подключение"
      onOpenChange={empty}
    />,
  ],
  SummaryStrip: (own) => [
    <SummaryStrip key="1" {...own} items={[{ id: 'a', label: 'Заказы', value: '12', note: 'из 20' }]} />,
  ],
  Switch: (own) => [
    <Switch key="1" {...own} description="Помощь">
      SMS
    </Switch>,
    <Switch key="2" {...own} errorMessage="Ошибка">
      SMS
    </Switch>,
  ],
  Tabs: (own) => [<Tabs key="1" {...own} items={[{ id: 'a', title: 'Условия', content: 'Текст' }]} label="Договор" />],
  Tag: (own) => [
    <Tag key="1" {...own} onRemove={empty}>
      Новые
    </Tag>,
  ],
  TextArea: (own) => [
    <TextArea key="1" {...own} description="Помощь" label="Причина" maxLength={10} />,
    <TextArea key="2" {...own} errorMessage="Ошибка" label="Причина" />,
  ],
  TextField: (own) => [
    <TextField key="1" {...own} description="Помощь" label="Имя" start="№" />,
    <TextField key="2" {...own} errorMessage="Ошибка" label="Имя" />,
  ],
  Timeline: (own) => [
    <Timeline key="1" {...own} events={[{ id: 'a', title: 'Принят', at: '2026-11-20', note: 'Застрахован' }]} />,
  ],
  ToastRegion: (own) => [<ToastRegion key="1" {...own} />],
  TopBar: (own) => [<TopBar key="1" {...own} actions="Меню" search="Поиск" start="Компания" />],
}

const opensSomething = '[aria-haspopup=listbox]:not([aria-expanded=true])'

/** What else opens something, by the component; a press on it and the rest comes. */
const openers: Readonly<Record<string, string>> = {
  AddressField: '.own-mode',
  CompanyField: '.own-mode',
  DateField: '.own-opener',
  DateRangeField: '.own-opener',
  ImagePreview: '.own-open',
  MonthField: '.own-opener',
}

/** A field that hands its parts to `TextField`: what it adds of its own is no part. */
const field =
  (Field: ComponentType<Record<string, unknown>>): (typeof cases)[string] =>
  (own) => [
    <Field key="1" {...own} allow={/\d/} description="Помощь" label="Поле" />,
    <Field key="2" {...own} allow={/\d/} errorMessage="Ошибка" label="Поле" />,
  ]

test.each(Object.keys(parts))('%s gives its parts what the consumer has for them', async (name) => {
  const names = parts[name] ?? []
  const render = cases[name] ?? field(byName.get(name) as ComponentType<Record<string, unknown>>)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
    toast.clear()
  })
  if (name === 'ToastRegion') for (const text of ['1', '2', '3', '4', '5']) toast.show({ text })
  const seen = new Set<string>()
  const look = (): void => {
    for (const part of names) {
      const found = document.querySelectorAll(`.own-${part}`)
      for (const element of found) {
        expect(element.getAttribute('data-part')).toBe(part)
        expect(element.getAttribute('data-slot-of')).toBe(part)
        // The component's own classes are still there.
        expect(element.classList.length, part).toBeGreaterThan(1)
        seen.add(part)
      }
    }
  }
  // What stands before the text is for some fields to decide.
  const isOfText = !(name in cases) || name === 'DateField' || name === 'MonthField'
  const all = isOfText ? names.filter((part) => part !== 'start') : names
  // A question has no cross, whatever is written for it.
  const expected = name === 'ConfirmDialog' ? all.filter((part) => part !== 'close') : all
  const elements = render(forParts(names))
  for (const element of elements) {
    flushSync(() => root.render(<CabinetProvider>{element}</CabinetProvider>))
    if (name === 'DownloadButton') host.querySelector('button')?.click()
    const opener = host.querySelector<HTMLElement>(opensSomething)
    opener?.click()
    if (opener !== null) await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    if (name === 'DownloadButton') await expect.poll(() => host.querySelector('.own-track, .own-failed')).not.toBeNull()
    if (element.props.suggest !== undefined) {
      await userEvent.type(host.querySelector('input') ?? host, '1')
      await expect.poll(() => document.querySelector('[role=option]')).not.toBeNull()
    }
    look()
    if (element === elements.at(-1)) host.querySelector<HTMLElement>(openers[name] ?? 'never')?.click()
    if (element === elements.at(-1))
      await expect.poll(() => (look(), [...seen].toSorted())).toEqual(expected.toSorted())
    opener?.click()
    flushSync(() => root.render(null))
  }
})
