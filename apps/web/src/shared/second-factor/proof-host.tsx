import { useEffect, useState } from 'react'
import { provideProof } from '../auth/proof.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { loadSecondFactorMessages } from './messages.ts'

const ProofDialog = lazyPart(async () => {
  const [loaded] = await Promise.all([import('./proof-dialog.tsx'), loadSecondFactorMessages()])
  return loaded.ProofDialog
})

/** Stands on every page whose calls may want a proof, and asks for it when one does. */
export const ProofHost = () => {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null)
  useEffect(() => {
    let resolveLast: ((isProved: boolean) => void) | undefined
    const end = provideProof(
      () =>
        new Promise((resolve) => {
          resolveLast = resolve
          setAnswer(() => (isProved: boolean) => {
            setAnswer(null)
            resolve(isProved)
          })
        }),
    )
    return () => {
      end()
      // A page that goes while it asks has got no proof: its call ends, and the next one asks anew.
      resolveLast?.(false)
    }
  }, [])
  return answer && <ProofDialog onAnswer={answer} onFailed={() => answer(false)} />
}
