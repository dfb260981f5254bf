import { Plus } from 'lucide-react'
import {
  Accordion,
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  ButtonLink,
  BulkBar,
  CalendarMonth,
  Checkbox,
  CheckboxGroup,
  ChoiceCard,
  ChoiceCardGroup,
  ColumnSettings,
  CommandPalette,
  ConfirmDialog,
  CopyButton,
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
  FileList,
  FileUpload,
  FilterBar,
  HelpHint,
  IconButton,
  ImagePreview,
  Link,
  Menu,
  MenuItem,
  MenuSection,
  Meter,
  MiniChart,
  MonthField,
  NotificationCenter,
  Pagination,
  PasswordField,
  Popover,
  ProductCard,
  ProgressBar,
  QrCode,
  RadioGroup,
  SearchField,
  SegmentedControl,
  SideNav,
  SkeletonText,
  Spinner,
  StatCard,
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
  type DataTableProps,
} from '../../src/index.ts'
import { choicePartCases, items, never, refuse } from './choice-part-cases.tsx'
import type { PartCase } from './part-case.ts'

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
const chart = [
  { label: 'Октябрь 2026', value: 10 },
  { label: 'Ноябрь 2026', value: -20 },
]
const empty = (): void => {}

/**
 * Each component with everything that it can have, in as many ways as it takes to show all of its parts; lists open with
 * the first press on the element that opens something.
 */
export const partCases: Readonly<Record<string, PartCase>> = {
  ...choicePartCases,
  Accordion: (own) => [
    <Accordion key="1" {...own} defaultValue={['a']} items={[{ id: 'a', title: 'A', content: 'B' }]} />,
  ],
  Badge: (own) => [
    <Badge key="1" {...own} tone="positive">
      Новая
    </Badge>,
  ],
  Banner: (own) => [
    <Banner key="1" {...own} action={<Button>Повторить</Button>} title="Сбой" onClose={empty}>
      Текст
    </Banner>,
  ],
  Breadcrumbs: (own) => [<Breadcrumbs key="1" {...own} current="Заказ" parents={[{ label: 'Заказы', href: '/' }]} />],
  BulkBar: (own) => [<BulkBar key="1" {...own} count={2} onClear={empty} />],
  Button: (own) => [
    <Button key="1" {...own} disabledReason="Нет прав" icon={Plus} iconEnd={Plus}>
      Добавить
    </Button>,
    <Button key="2" {...own} isLoading>
      Добавить
    </Button>,
    <Button key="3" {...own} isLoading loadingLabel="Добавляем">
      Добавить
    </Button>,
  ],
  ButtonLink: (own) => [
    <ButtonLink key="1" {...own} href="/" icon={Plus} iconEnd={Plus}>
      Добавить
    </ButtonLink>,
  ],
  CalendarMonth: (own) => [
    <CalendarMonth
      key="1"
      {...own}
      days={{
        '2026-11-20': { sum: 100, note: '1 счёт', marks: [{ icon: Plus, label: 'Погашение', sum: 100 }] },
      }}
      label="Платежи"
      month="2026-11"
      summary="Итого"
      onMonthChange={empty}
    />,
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
  ColumnSettings: (own) => [
    <ColumnSettings key="1" {...own} columns={register.columns} layout={{}} onLayoutChange={empty} />,
  ],
  CommandPalette: (own) => [
    <CommandPalette
      key="1"
      {...own}
      isOpen
      groups={[{ id: 'go', title: 'Перейти', commands: [{ id: 'orders', label: 'Заказы', shortcut: 'Ctrl O' }] }]}
      onOpenChange={empty}
    />,
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
  CopyButton: (own) => [
    <CopyButton key="1" {...own} value="7707083893" />,
    <CopyButton key="2" {...own} isIconOnly value="7707083893" />,
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
  FileList: (own) => [
    <FileList
      key="1"
      {...own}
      items={[
        { id: 'claim', title: 'Претензия', hint: 'Подписанная', hasCamera: true, files: [] },
        {
          id: 'photos',
          title: 'Снимки',
          files: [
            { id: 'a', name: 'a.png', size: 10, type: 'image/png' },
            { id: 'b', name: 'b.png', size: 10, type: 'image/png' },
          ],
        },
      ]}
      label="Документы"
      upload={never}
    />,
    <FileList
      key="2"
      {...own}
      items={[
        {
          id: 'act',
          title: 'Акт',
          files: [{ id: 'a', name: 'a.png', size: 10, type: 'image/png', check: 'rejected', comment: 'Нет подписи' }],
        },
      ]}
      label="Документы"
      upload={refuse}
    />,
  ],
  FileUpload: (own) => {
    const file = { id: 'a', name: 'Акт.pdf', size: 1, type: 'application/pdf' }
    return [
      <FileUpload key="1" {...own} defaultValue={[file]} description="Помощь" label="Акт" upload={never} />,
      <FileUpload key="2" {...own} errorMessage="Ошибка" label="Акт" upload={refuse} />,
    ]
  },
  FilterBar: (own) => [
    <FilterBar key="1" {...own} counts="Все 386" end="Столбцы" filters={[{ id: 'a', label: 'Новые' }]} search="Поиск">
      Поля
    </FilterBar>,
  ],
  HelpHint: (own) => [
    <HelpHint key="1" {...own} variant="text" title="Где номер">
      В шапке
    </HelpHint>,
    <HelpHint key="2" {...own} defaultOpen link={{ href: '/', label: 'Подробнее' }} picture={page} title="Где номер">
      В шапке
    </HelpHint>,
  ],
  IconButton: (own) => [
    <IconButton key="1" {...own} hasDot disabledReason="Нет прав" icon={Plus} label="Добавить" />,
    <IconButton key="2" {...own} isLoading icon={Plus} label="Добавить" />,
  ],
  ImagePreview: (own) => [
    <ImagePreview key="1" {...own} images={[page, { ...page, src: `${page.src}=`, fileName: 'b.gif' }]} />,
  ],
  Link: (own) => [
    <Link key="1" {...own} isExternal href="https://cbr.ru">
      Банк России
    </Link>,
  ],
  Menu: (own) => [
    <Menu key="1" {...own} isOpen trigger={<Button>Меню</Button>}>
      <MenuItem>Открыть</MenuItem>
    </Menu>,
  ],
  MenuItem: (own) => [
    <Menu key="1" isOpen defaultSelectedKeys={['a']} selectionMode="single" trigger={<Button>Меню</Button>}>
      <MenuItem {...own} description="Строка" icon={Plus} id="a">
        Открыть
      </MenuItem>
    </Menu>,
  ],
  MenuSection: (own) => [
    <Menu key="1" isOpen trigger={<Button>Меню</Button>}>
      <MenuSection {...own} title="Файл">
        <MenuItem>Открыть</MenuItem>
      </MenuSection>
    </Menu>,
  ],
  Meter: (own) => [
    <Meter key="1" {...own} label="Лимит" planned={10} value={20}>
      Строка
    </Meter>,
  ],
  MiniChart: (own) => [
    <MiniChart key="1" {...own} label="Выручка" points={chart} />,
    <MiniChart key="2" {...own} kind="line" label="Остаток" points={chart} />,
    <MiniChart key="3" {...own} label="Выручка" points={[]} />,
  ],
  MonthField: (own) => [
    <MonthField key="1" {...own} description="Помощь" label="Месяц" />,
    <MonthField key="2" {...own} errorMessage="Ошибка" label="Месяц" />,
  ],
  NotificationCenter: (own) => [
    <NotificationCenter
      key="1"
      {...own}
      defaultOpen
      footer="Все уведомления"
      items={[{ id: 'a', title: 'Счёт выставлен', text: 'За октябрь', at: '2026-11-25T09:00:00Z' }]}
    />,
    <NotificationCenter key="2" {...own} defaultOpen items={[]} />,
  ],
  Pagination: (own) => [
    <Pagination key="1" {...own} page={5} pageSize={20} total={1000} onPageChange={empty} onPageSizeChange={empty} />,
  ],
  PasswordField: (own) => [
    <PasswordField key="1" {...own} description="Помощь" label="Пароль" rules={[{ label: '8 знаков', isMet: true }]} />,
    <PasswordField key="2" {...own} errorMessage="Ошибка" label="Пароль" />,
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
  QrCode: (own) => [
    <QrCode key="1" {...own} label="Оплата" value="ST00012" />,
    <QrCode key="2" {...own} label="Оплата" value={'я'.repeat(4000)} />,
  ],
  RadioGroup: (own) => [
    <RadioGroup key="1" {...own} description="Помощь" items={items} label="Банк" />,
    <RadioGroup key="2" {...own} errorMessage="Ошибка" items={items} label="Банк" />,
  ],
  SearchField: (own) => [<SearchField key="1" {...own} description="Помощь" label="Поиск" />],
  SegmentedControl: (own) => [
    <SegmentedControl key="1" {...own} items={items} label="Вид" value="a" onChange={empty} />,
  ],
  SideNav: (own) => {
    const item = { href: '/a', label: 'Заказы', icon: Plus, count: 2 }
    const groups = [{ id: 'a', title: 'Раздел', short: 'Р', subtitle: 'Договор', items: [item] }]
    const nav = { groups, currentPath: '/a', endItems: [{ href: '/b', label: 'Помощь', icon: Plus }] }
    return [
      <SideNav key="1" {...own} {...nav} start="Бренд" onCollapsedChange={empty} />,
      <SideNav key="2" {...own} {...nav} isCollapsed start="Бренд" onCollapsedChange={empty} />,
    ]
  },
  SkeletonText: (own) => [<SkeletonText key="1" {...own} />],
  Spinner: (own) => [<Spinner key="1" {...own} />],
  StatCard: (own) => [<StatCard key="1" {...own} label="Все" note="за месяц" value="12" onPress={empty} />],
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
      steps={[{ id: 'a', title: 'Данные', description: 'О вас', content: 'Текст', result: 'positive' }]}
      title="Подключение"
      onOpenChange={empty}
    />,
    <WizardDialog
      key="2"
      {...own}
      isOpen
      defaultStep="b"
      steps={[
        { id: 'a', title: 'Данные' },
        { id: 'b', title: 'Проверка', submit: never },
      ]}
      title="Подключение"
      onOpenChange={empty}
    />,
    <WizardDialog
      key="3"
      {...own}
      isDirty
      isOpen
      steps={[{ id: 'a', title: 'Данные' }]}
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
