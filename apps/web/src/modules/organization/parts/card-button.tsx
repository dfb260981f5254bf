import { card } from '@cabinet/contract/organization'
import { Button } from '@cabinet/ui/button'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../shared/api/http.ts'
import { LazyDocument } from '../../../shared/files/lazy-document.tsx'
import { useOrganizationMessages } from './messages.ts'

/** Opens the card of the organization that partners ask for: everything on a sheet, to be sent or printed. */
export const CardButton = ({ id, name }: { id: string; name: string }) => {
  const t = useOrganizationMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" tone="neutral" icon={FileText} onPress={() => setOpen(true)}>
        {t('organization.card')}
      </Button>
      {isOpen && (
        <LazyDocument
          title={t('organization.cardOf', { name })}
          read={(control) => call(card, { params: { id } }, control)}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  )
}
