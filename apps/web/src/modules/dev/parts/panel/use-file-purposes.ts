import { type FilePurpose, filePurposes } from '@cabinet/contract/file'
import { useContext, useMemo } from 'react'
import { FilePurposesContext } from '../../../../shared/files/purposes.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'

/** Purposes of uploads in words; those of modules that the person does not have are left out. */
export const useFilePurposes = (): readonly { readonly value: FilePurpose; readonly label: string }[] => {
  const intl = useIntl()
  const titles = useContext(FilePurposesContext)
  return useMemo(
    () =>
      filePurposes.flatMap((value) => {
        const id = titles[value]
        return id === undefined ? [] : [{ value, label: String(intl.formatMessage({ id })) }]
      }),
    [titles, intl],
  )
}
