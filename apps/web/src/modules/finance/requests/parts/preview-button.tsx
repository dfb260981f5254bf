import { preview } from '@cabinet/contract/finance/requests'
import { Button } from '@cabinet/ui/button'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../shared/api/http.ts'
import { LazyDocument } from '../../../../shared/files/lazy-document.tsx'
import { useRequestMessages } from '../messages.ts'

/** Opens the questionnaire as the bank will read it. */
export const PreviewButton = ({ id, number }: { id: string; number: string }) => {
  const t = useRequestMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" tone="neutral" icon={Eye} onPress={() => setOpen(true)}>
        {t('preview')}
      </Button>
      {isOpen && (
        <LazyDocument
          title={`${t('previewTitle')} ${number}`}
          read={(control) => call(preview, { params: { id } }, control)}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </>
  )
}
