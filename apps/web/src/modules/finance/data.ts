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

/** The logo of a bank as an address for `img`. A failure is only logged: the monogram stays. */
export const useLogo = (fileId: string | undefined): string | undefined => {
  const { data: blob } = useRead(image, fileId ? { params: { id: fileId } } : null, {
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
  return address
}
