import { excel, type SellerDocument, summary } from '@cabinet/contract/seller/documents'
import { sellerPages } from '@cabinet/contract/seller/pages'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { MenuItem } from '@cabinet/ui/menu'
import { Money } from '@cabinet/ui/money'
import { Download, FileSpreadsheet, FileText, ListFilter } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { RowMenu } from '../../../shared/ui/row-menu.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { useSellerAccess } from '../data.ts'
import { useDocumentsMessages } from './messages.ts'
import { PaperViewer } from './paper-viewer.tsx'
import { certificatesRegister, onlyCertificates } from './registers.ts'
import { usePaper } from './use-paper.ts'

const NONE = '—'

const moneyOf = (kopecks: number | null) => (kopecks === null ? NONE : <Money kopecks={kopecks} />)

const useColumns = (): readonly Column<SellerDocument>[] => {
  const t = useDocumentsMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('column.number'),
        width: 170,
        isSortable: true,
        isRowHeader: true,
        isAlwaysShown: true,
        cell: ({ number }) => number,
      },
      {
        id: 'period.from',
        header: t('column.period'),
        width: 160,
        isFlexible: true,
        isSortable: true,
        cell: ({ period }) => (period ? <DateText value={period.from.slice(0, 7)} format="month" /> : NONE),
      },
      {
        id: 'issueDate',
        header: t('column.issued'),
        width: 130,
        isSortable: true,
        cell: ({ issueDate }) => <DateText value={issueDate} />,
      },
      {
        id: 'ordersCount',
        header: t('column.orders'),
        kind: 'number',
        width: 110,
        isSortable: true,
        cell: ({ ordersCount }) => ordersCount?.toLocaleString(locale) ?? NONE,
      },
      {
        id: 'insuredSum',
        header: t('column.insured'),
        kind: 'number',
        width: 160,
        isSortable: true,
        cell: ({ insuredSum }) => moneyOf(insuredSum),
      },
      {
        id: 'premium',
        header: t('column.premium'),
        kind: 'number',
        width: 160,
        isSortable: true,
        cell: ({ premium }) => moneyOf(premium),
      },
    ],
    [t, locale],
  )
}

/** Counts and sums over everything that the filters match. */
const useCertificateSums = ({ query }: { query: Query<typeof certificatesRegister.list> }) => {
  const t = useDocumentsMessages()
  const { locale } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => count.toLocaleString(locale) },
    { id: 'orders', label: t('sum.orders'), value: ({ ordersCount }) => ordersCount.toLocaleString(locale) },
    { id: 'insured', label: t('sum.insured'), value: ({ insuredSum }) => <Money kopecks={insuredSum} /> },
    { id: 'premium', label: t('sum.premium'), value: ({ premiumSum }) => <Money kopecks={premiumSum} /> },
  ])
}

const Actions = ({ certificate, onOpen }: { certificate: SellerDocument; onOpen: () => void }) => {
  const t = useDocumentsMessages()
  const save = usePaper()
  const hasAccess = useSellerAccess()
  const { id, number } = certificate
  const act = (key: string) => {
    if (key === 'open') onOpen()
    else if (key === 'pdf' || key === 'orders') void save(key, certificate)
  }
  return (
    <RowMenu label={t('menu', { number })} onAction={act}>
      <MenuItem id="open" icon={FileText}>
        {t('menu.open')}
      </MenuItem>
      <MenuItem id="pdf" icon={Download}>
        {t('menu.pdf')}
      </MenuItem>
      <MenuItem id="orders" icon={FileSpreadsheet}>
        {t('menu.orders')}
      </MenuItem>
      {hasAccess && (
        <MenuItem id="show" icon={ListFilter} href={sellerPages.documents({}, { tab: 'orders', certificate: id })}>
          {t('menu.show')}
        </MenuItem>
      )}
    </RowMenu>
  )
}

/** Certificates of months: one for each month that the marketplace has closed. */
export const Certificates = () => {
  const t = useDocumentsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  const register = useRegister(certificatesRegister, onlyCertificates)
  const columns = useColumns()
  const sums = useCertificateSums(register)
  const controls = useMemo(
    () => [periodControl({ name: 'period', label: t('period'), locale, messages, presets: ['quarter', 'year'] })],
    [t, locale, messages],
  )
  const { open } = register
  const rowActions = useCallback(
    (certificate: SellerDocument) => <Actions certificate={certificate} onOpen={() => open(certificate.id)} />,
    [open],
  )
  return (
    <Register
      of={register}
      label={t('certificates')}
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
      controls={controls}
      sums={sums}
      empty={
        <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      }
      rowActions={rowActions}
      drawer={(id, close) => (
        <PaperViewer key={id} id={id} document={register.items.find((item) => item.id === id)} onClose={close} />
      )}
    />
  )
}
