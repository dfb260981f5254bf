import { read as image } from '@cabinet/contract/image'
import { createRequest } from '@cabinet/contract/finance'
import { useEffect, useState } from 'react'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useCreateRequest = () => useWrite(createRequest)

/** The policy of our pages allows images of our own origin and `data:` addresses, no `blob:`. */
const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })

/** The logo of a bank as an address for `img`, and whether it may still come. A failure is only logged. */
export const useLogo = (
  fileId: string | undefined,
): { readonly address: string | undefined; readonly isComing: boolean } => {
  const { data: blob, error } = useRead(image, fileId ? { params: { id: fileId } } : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    if (blob) asDataUrl(blob).then((url) => isCurrent && setAddress(url), console.error)
    return () => {
      isCurrent = false
    }
  }, [blob])
  return { address, isComing: fileId !== undefined && error === undefined && address === undefined }
}
