import { withMessages } from '../../../shared/intl/with-messages.ts'
import { requestMessages } from './messages.ts'

export const openRequest = () => withMessages(import('./request-form.tsx'), [requestMessages])
