import { toast, ToastRegion } from '@cabinet/ui/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Says at the sign-in page, once, what was done on the page before it. */
export const SavedToast = ({ text }: { text: string }) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    toast.show({ tone: 'positive', text })
    // Loading the page anew must not say it again.
    void navigate({ search }, { replace: true, state: null })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <ToastRegion />
}
