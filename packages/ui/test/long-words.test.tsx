import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import {
  Accordion,
  AddressField,
  Badge,
  Banner,
  Breadcrumbs,
  CabinetProvider,
  Checkbox,
  CheckboxGroup,
  ChoiceCard,
  ChoiceCardGroup,
  CodeField,
  ComboBox,
  DateField,
  DateRangeField,
  DescriptionList,
  EmptyState,
  FieldGroup,
  FileList,
  FileUpload,
  FilterBar,
  Heading,
  InnField,
  Meter,
  MiniChart,
  MoneyField,
  MultiSelect,
  PasswordField,
  ProductCard,
  ProgressBar,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  StatCard,
  StatusSteps,
  Stepper,
  SummaryStrip,
  Switch,
  Tabs,
  Tag,
  Text,
  TextArea,
  TextField,
  Timeline,
} from '../src/index.ts'

/** What an import from another system puts into a name: thousands of letters and no space. */
const long = 'Щ'.repeat(2_000)
const item = { value: 'a', id: 'a', label: long, description: long, title: long, content: long }
const words = { label: long, description: long }
const wrong = { label: long, errorMessage: long }
const nothing = (): void => {}

const shown: Readonly<Record<string, ReactNode>> = {
  Accordion: <Accordion items={[item]} value={['a']} />,
  AddressField: <AddressField {...words} />,
  Badge: <Badge>{long}</Badge>,
  Banner: <Banner title={long}>{long}</Banner>,
  Breadcrumbs: <Breadcrumbs current={long} parents={[{ label: long, href: '/' }]} />,
  Checkbox: <Checkbox description={long}>{long}</Checkbox>,
  CheckboxGroup: <CheckboxGroup items={[item]} {...words} />,
  ChoiceCard: (
    <ChoiceCardGroup label={long}>
      <ChoiceCard title={long} value="a">
        {long}
      </ChoiceCard>
    </ChoiceCardGroup>
  ),
  CodeField: <CodeField {...words} />,
  ComboBox: <ComboBox defaultValue="a" items={[item]} {...words} />,
  DateField: <DateField {...words} />,
  DateRangeField: <DateRangeField {...words} />,
  'DateRangeField, wrong': <DateRangeField {...wrong} />,
  DescriptionList: <DescriptionList items={[{ label: 'Счёт', value: long }]} />,
  EmptyState: <EmptyState title={long}>{long}</EmptyState>,
  FieldGroup: (
    <FieldGroup description={long} title={long}>
      <TextField {...words} />
    </FieldGroup>
  ),
  FileList: (
    <FileList
      items={[
        {
          id: 'a',
          title: long,
          hint: long,
          files: [{ id: 'a', name: long, size: 1, type: 'text/plain', comment: long }],
        },
      ]}
      label={long}
    />
  ),
  FileUpload: (
    <FileUpload
      defaultValue={[{ id: 'a', name: long, size: 1, type: 'text/plain' }]}
      upload={() => new Promise(nothing)}
      {...words}
    />
  ),
  FilterBar: (
    <FilterBar filters={[item]} onRemove={nothing} onReset={nothing}>
      <TextField {...words} />
    </FilterBar>
  ),
  Heading: <Heading level={2}>{long}</Heading>,
  InnField: <InnField {...words} />,
  'InnField, wrong': <InnField {...wrong} />,
  Meter: (
    <Meter label={long} value={1}>
      {long}
    </Meter>
  ),
  MiniChart: <MiniChart label={long} points={[{ label: 'Ноябрь', value: 1 }]} />,
  MoneyField: <MoneyField {...words} />,
  MultiSelect: <MultiSelect hasTags defaultValue={['a']} items={[item]} {...words} />,
  PasswordField: <PasswordField {...words} rules={[{ label: long, isMet: false }]} />,
  ProductCard: <ProductCard text={long} title={long} />,
  ProgressBar: <ProgressBar label={long} value={1} />,
  RadioGroup: <RadioGroup items={[item]} {...words} />,
  SearchField: <SearchField description={long} label={long} />,
  SegmentedControl: (
    <SegmentedControl items={[item, { value: 'b', label: long }]} label={long} value="a" onChange={nothing} />
  ),
  Select: <Select defaultValue="a" items={[item]} {...words} />,
  StatCard: <StatCard label={long} note={long} value={long} onPress={nothing} />,
  StatusSteps: <StatusSteps steps={[{ id: 'a', label: long, note: long, state: 'done' }]} />,
  Stepper: <Stepper current="a" label={long} steps={[{ ...item, state: 'complete', href: '#a' }]} />,
  SummaryStrip: <SummaryStrip items={[{ id: 'a', label: long, value: long, note: long }]} />,
  Switch: <Switch description={long}>{long}</Switch>,
  Tabs: <Tabs items={[item]} label={long} />,
  Tag: <Tag onRemove={nothing}>{long}</Tag>,
  Text: <Text>{long}</Text>,
  TextArea: <TextArea {...words} />,
  TextField: <TextField {...words} />,
  'TextField, wrong': <TextField {...wrong} />,
  Timeline: <Timeline events={[{ id: 'a', title: long, note: long, at: '2026-11-20T09:00:00Z' }]} />,
}

test.each(Object.keys(shown))('%s is no wider than its place, however long a word of it is', (name) => {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = 'inline-size: 320px; overflow: auto'
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(<CabinetProvider>{shown[name]}</CabinetProvider>))
  expect(host.innerHTML).toContain(long)
  expect(host.scrollWidth).toBeLessThanOrEqual(320)
})
