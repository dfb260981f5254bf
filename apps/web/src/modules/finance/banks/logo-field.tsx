import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { FileUpload, type UploadedFile } from '@cabinet/ui/file-upload'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useUpload } from '../../../shared/files/use-upload.ts'
import { useLogo } from '../data.ts'
import * as styles from './logo-field.css.ts'
import { useBanksMessages } from './messages.ts'

const SIZE = 64
const ACCEPTED = ['.png', '.jpg', '.jpeg']
const NONE: readonly UploadedFile[] = []

const Preview = ({ fileId }: { fileId: string }) => {
  const t = useBanksMessages()
  const { address, isComing } = useLogo(fileId === '' ? undefined : fileId)
  if (isComing) return <Skeleton width={SIZE} height={SIZE} />
  if (address === undefined) return null
  return <img className={styles.logo} src={address} alt={t('field.logoAlt')} width={SIZE} height={SIZE} />
}

/**
 * The logo, which is sent as soon as it is chosen: the form carries its id. A picture that is taken back gives way to the
 * one that the bank has; what nobody refers to is cleared away by the server.
 */
export const LogoField = () => {
  const t = useBanksMessages()
  const upload = useUpload('BANK_LOGO')
  const { initial = '' } = useField<string>('logoFileId', { subscription: { initial: true } }).meta
  const [chosen, setChosen] = useState<UploadedFile>()
  const pending = useField<number>('logoPending', {
    subscription: { error: true, submitFailed: true },
    validate: (count) => (count > 0 ? t('field.logoPending') : undefined),
  })
  const { error: waiting, submitFailed } = pending.meta as { error?: string; submitFailed?: boolean }
  return (
    <FormField<string> name="logoFileId" empty="">
      {({ value, errorMessage, onChange, onBlur }) => (
        <Stack gap={12}>
          <FileUpload
            data-track="logoFileId"
            isRequired
            label={t('field.logo')}
            description={t('field.logoHint')}
            accept={ACCEPTED}
            maxSize={MAX_FILE_BYTES}
            maxFiles={1}
            upload={upload}
            value={chosen && chosen.id === value ? [chosen] : NONE}
            errorMessage={(submitFailed ? waiting : undefined) ?? errorMessage}
            onChange={([file]) => {
              setChosen(file)
              onChange(file?.id ?? initial)
              onBlur()
            }}
            onPendingChange={(count) => pending.input.onChange(count === 0 ? undefined : count)}
          />
          <Preview fileId={value} />
        </Stack>
      )}
    </FormField>
  )
}
