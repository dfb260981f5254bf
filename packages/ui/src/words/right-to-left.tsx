import { useLayoutEffect } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Money } from '../money/money.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { CabinetProvider } from '../provider/provider.tsx'
import { Select } from '../select/select.tsx'
import { Stack } from '../stack/stack.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { translateWords } from './words.ts'

const words = translateWords({
  banner: { close: 'إغلاق' },
  dataTable: { selectAll: 'تحديد كل الصفوف', select: 'تحديد', selection: 'تحديد الصفوف' },
  dateField: { open: 'فتح التقويم', today: 'اليوم', placeholder: 'يي.شش.سسسس' },
  pagination: {
    pages: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page}`,
    of: (page, count) => `${page} من ${count}`,
    range: (first, last, total) => `${first}–${last} من ${total}`,
  },
  select: { placeholder: 'اختر' },
})

const carriers = [
  { value: 'sea', label: 'شحن بحري' },
  { value: 'road', label: 'شحن بري' },
]
const orders = [
  { id: '1', number: 'FN-26-000412', partner: 'شركة الخليج للتجارة', sum: 12_500_000, status: 'مدفوع' },
  { id: '2', number: 'FN-26-000398', partner: 'مؤسسة النور', sum: 840_050, status: 'قيد المراجعة' },
]

/** Direction of the page while this is shown: lists and dialogs stand at the end of the body and follow it. */
const useDirection = (direction: 'rtl'): void =>
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute('dir', direction)
    return () => root.removeAttribute('dir')
  }, [direction])

/** A page in a language of the consumer that is written from right to left. */
export function RightToLeft() {
  useDirection('rtl')
  return (
    <CabinetProvider locale="ar-AE" words={words}>
      <Stack gap={24}>
        <Heading level={1}>تأمين الطلبات</Heading>
        <Banner title="يلزم تأكيد الحساب" tone="notice">
          أرسلنا رمزا إلى هاتفك
        </Banner>
        <Stepper
          current="company"
          label="الخطوات"
          steps={[
            { id: 'phone', label: 'الهاتف', state: 'complete', href: '#phone' },
            { id: 'company', label: 'الشركة', state: 'partial', href: '#company' },
            { id: 'sign', label: 'التوقيع', state: 'empty', href: '#sign' },
          ]}
        />
        <Tabs
          label="أقسام"
          items={[
            { id: 'orders', title: 'الطلبات', content: null },
            { id: 'claims', title: 'المطالبات', content: null },
          ]}
        />
        <Card>
          <Stack gap={16}>
            <TextField description="كما في السجل" label="اسم الشركة" />
            <Select items={carriers} label="طريقة الشحن" />
            <MoneyField label="المبلغ" />
            <DateField label="تاريخ الشحن" />
            <Inline gap={12}>
              <Button>حفظ</Button>
              <Button variant="outline">إلغاء</Button>
            </Inline>
          </Stack>
        </Card>
        <DataTable
          columns={[
            { id: 'number', header: 'الرقم', isRowHeader: true, cell: ({ number }) => number },
            { id: 'partner', header: 'الشريك', cell: ({ partner }) => partner },
            { id: 'sum', header: 'المبلغ', kind: 'number', cell: ({ sum }) => <Money kopecks={sum} /> },
            { id: 'status', header: 'الحالة', cell: ({ status }) => <Badge tone="info">{status}</Badge> },
          ]}
          label="الطلبات"
          rowKey={({ id }) => id}
          rows={orders}
        />
        <Pagination page={2} pageSize={10} total={64} onPageChange={() => {}} />
      </Stack>
    </CabinetProvider>
  )
}
