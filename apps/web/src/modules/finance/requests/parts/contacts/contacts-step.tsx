import type { RequestContact } from '@cabinet/contract/finance/requests'
import { contactShape, MAX_CONTACTS, type RequestContactFields } from '@cabinet/contract/finance/request-values'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Plus } from 'lucide-react'
import { phoneText } from '../../../../../shared/names.ts'
import { useAttempt } from '../../../../../shared/use-attempt.ts'
import { useAddContact } from '../../data.ts'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext } from '../../step-context.tsx'
import { ItemCard } from '../item-card.tsx'
import * as styles from '../request.css.ts'
import { useItems } from '../use-items.ts'
import { ContactEditor } from './contact-editor.tsx'

const blank = Object.fromEntries(Object.keys(contactShape).map((name) => [name, null])) as RequestContactFields

/** The first contact is the main one until somebody says otherwise. */
const newContact = (contacts: readonly RequestContact[]): RequestContactFields => ({
  ...blank,
  contactType: contacts.some(({ contactType }) => contactType === 'MAIN') ? null : 'MAIN',
})

/** What is wrong with the list as a whole; the same as the server says. */
const mainProblem = (contacts: readonly RequestContact[]): 'contacts.mainMissing' | 'contacts.mainMany' | null => {
  if (contacts.length === 0 || contacts.some(({ contactType }) => contactType === null)) return null
  const mains = contacts.filter(({ contactType }) => contactType === 'MAIN').length
  if (mains === 1) return null
  return mains === 0 ? 'contacts.mainMissing' : 'contacts.mainMany'
}

/** The step CONTACTS «Контактные лица». */
export const ContactsStep = () => {
  const t = useRequestMessages()
  const { form } = useRequestContext()
  const { contacts, requestId } = form
  const items = useItems(
    'contacts',
    contacts.map(({ id }) => id),
  )
  const attempt = useAttempt()
  const add = useAddContact()
  const problem = mainProblem(contacts)
  const nameOf = ({ lastname, firstname, middlename }: RequestContact): string =>
    [lastname, firstname, middlename].filter(Boolean).join(' ') || t('contacts.new')
  const notesOf = ({ contactType, position, mobilePhone }: RequestContact): readonly string[] => [
    ...(contactType ? [t(`contactType.${contactType}`)] : []),
    ...(position ? [position] : []),
    ...(mobilePhone ? [phoneText(mobilePhone)] : []),
  ]
  const addOne = () =>
    attempt(async () => {
      const { id } = await add.trigger({ params: { id: requestId }, body: newContact(contacts) })
      items.open(id)
    })
  return (
    <div data-form-field="contacts" className={styles.plainList}>
      {contacts.length === 0 && (
        <Card>
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('contacts.empty')}>
            {t('contacts.emptyText')}
          </EmptyState>
        </Card>
      )}
      {problem && (
        <Banner tone="negative" announce="status">
          {t(problem)}
        </Banner>
      )}
      {contacts.length > 0 && (
        <ul className={styles.plainList}>
          {contacts.map((contact, index) => (
            <ItemCard
              key={contact.id}
              title={nameOf(contact)}
              notes={notesOf(contact)}
              wrong={items.wrongOf(index)}
              isOpen={items.opened === contact.id}
              onToggle={() => items.toggle(contact.id)}
            >
              <ContactEditor contact={contact} field={items.fieldOf(index)} onDone={() => items.open(null)} />
            </ItemCard>
          ))}
        </ul>
      )}
      {contacts.length < MAX_CONTACTS && (
        <div className={styles.add}>
          <Button variant="quiet" icon={Plus} isLoading={add.isMutating} onPress={() => void addOne()}>
            {t('contacts.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
