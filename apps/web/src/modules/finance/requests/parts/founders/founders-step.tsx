import type { RequestFounder } from '@cabinet/contract/finance/requests'
import { hasLargeShare } from '@cabinet/contract/finance/request-fields'
import {
  citizenshipHome,
  founderShape,
  MAX_FOUNDERS,
  type RequestFounderFields,
} from '@cabinet/contract/finance/request-values'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Plus } from 'lucide-react'
import { useAttempt } from '../../../../../shared/use-attempt.ts'
import { useAddFounder } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { ItemCard } from '../item-card.tsx'
import * as styles from '../request.css.ts'
import { useFormats } from '../use-formats.ts'
import { useItems } from '../use-items.ts'
import { FounderEditor } from './founder-editor.tsx'
import { Shares } from './shares.tsx'
import { useFounderName } from './use-founder-name.ts'

/** What a new founder begins with. */
const newFounder = {
  ...Object.fromEntries(Object.keys(founderShape).map((name) => [name, null])),
  founderType: 'PERSON',
  citizenship: citizenshipHome,
} as RequestFounderFields

const useNotes = () => {
  const t = useRequestMessages()
  return (founder: RequestFounder): readonly string[] => {
    const { document, founderType, isBeneficiary } = founder
    const isOwner = isBeneficiary ?? hasLargeShare(founder)
    return [
      document ? t('founders.passport', { masked: document.masked }) : t(`founderType.${founderType ?? 'PERSON'}`),
      ...(isOwner ? [t('founders.beneficiary')] : []),
    ]
  }
}

/** Nothing is asked of an entrepreneur. */
const SoleProprietor = () => {
  const t = useRequestMessages()
  return (
    <Card>
      <EmptyState drawing={<EmptyBoxDrawing />} title={t('founders.sole')}>
        {t('founders.soleText')}
      </EmptyState>
    </Card>
  )
}

/** The step FOUNDERS «Учредители (участники)». */
export const FoundersStep = () => {
  const t = useRequestMessages()
  const { form, conditions, steps } = useRequestContext()
  const { number } = useFormats()
  const { founders, requestId } = form
  const items = useItems(
    'founders',
    founders.map(({ id }) => id),
  )
  const nameOf = useFounderName()
  const notesOf = useNotes()
  const attempt = useAttempt()
  const add = useAddFounder()
  if (conditions.legalStatus !== 'LEGAL_ENTITY') return <SoleProprietor />
  const addOne = () =>
    attempt(async () => {
      const { id } = await add.trigger({ params: { id: requestId }, body: newFounder })
      items.open(id)
    })
  return (
    <>
      {founders.length === 0 ? (
        <Card data-form-field="founders">
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('founders.empty')}>
            {t('founders.emptyText')}
          </EmptyState>
        </Card>
      ) : (
        <Shares founders={founders} isChecked={steps.isChecked} />
      )}
      {founders.length > 0 && (
        <ul className={styles.plainList}>
          {founders.map((founder, index) => (
            <ItemCard
              key={founder.id}
              title={nameOf(founder)}
              notes={notesOf(founder)}
              end={founder.sharePercent === null ? undefined : t('view.share', { share: number(founder.sharePercent) })}
              wrong={items.wrongOf(index)}
              isOpen={items.opened === founder.id}
              onToggle={() => items.toggle(founder.id)}
            >
              <FounderEditor id={founder.id} field={items.fieldOf(index)} onDone={() => items.open(null)} />
            </ItemCard>
          ))}
        </ul>
      )}
      {founders.length < MAX_FOUNDERS && (
        <div className={styles.add}>
          <Button variant="quiet" icon={Plus} isLoading={add.isMutating} onPress={() => void addOne()}>
            {t('founders.add')}
          </Button>
        </div>
      )}
    </>
  )
}
