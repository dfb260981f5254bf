import { debtorPages } from '@cabinet/contract/debtor/pages'
import type { KnownCompany } from '@cabinet/contract/debtor/buyers'
import { Banner } from '@cabinet/ui/banner'
import { ButtonLink } from '@cabinet/ui/button-link'
import { DescriptionList } from '@cabinet/ui/description-list'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useField } from 'react-final-form'
import { companyText } from '../../../shared/company-text.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useCompany } from './data.ts'
import * as styles from '../parts/drawer.css.ts'
import { useBuyersMessages } from './messages.ts'

const Company = ({ company }: { company: KnownCompany }) => {
  const t = useBuyersMessages()
  const { shortName, kpp, ogrn, registryStatus, buyerId } = company
  return (
    <Stack gap={8}>
      <div className={styles.block}>
        <strong className={styles.text}>{companyText(shortName)}</strong>
        <DescriptionList
          items={[
            { label: t('card.fullName'), value: companyText(company.fullName) },
            ...(kpp === null ? [] : [{ label: t('card.kpp'), value: kpp }]),
            ...(ogrn === null ? [] : [{ label: t('card.ogrn'), value: ogrn }]),
          ]}
        />
      </div>
      {buyerId !== null && (
        <Banner
          tone="notice"
          action={
            <ButtonLink
              href={debtorPages['Debtors:InsuranceManagement']({}, { open: buyerId })}
              variant="quiet"
              size="small"
            >
              {t('form.toKnown')}
            </ButtonLink>
          }
        >
          {t('form.known')}
        </Banner>
      )}
      {registryStatus.name !== 'ACTIVE' && (
        <Banner tone="negative">{t('form.closed', { status: registryStatus.description })}</Banner>
      )}
    </Stack>
  )
}

const NOT_FOUND = 404

/** Who stands behind the number in the form, or why nobody can say. */
export const CompanyNote = () => {
  const t = useBuyersMessages()
  const shared = useSharedMessages()
  const itn = useField<string>('itn', { subscription: { value: true } }).input.value
  const { data, error, isLoading } = useCompany(itn)
  const problem = error === undefined ? null : problemOf(error, shared)
  return (
    <div aria-live="polite" aria-busy={isLoading}>
      {isLoading && <SkeletonText lines={3} />}
      {data && <Company company={data} />}
      {problem !== null && (
        <Banner tone="notice">{t(problem.status === NOT_FOUND ? 'form.unknown' : 'form.away')}</Banner>
      )}
    </div>
  )
}
