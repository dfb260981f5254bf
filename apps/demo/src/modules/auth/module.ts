import { openSession } from '@cabinet/api/modules/auth/sessions'
import { defineDemoModule } from '../../module.ts'
import { seedRegistration } from './seed.ts'

export const module = defineDemoModule({
  id: 'auth',
  seed: seedRegistration,
  openSession,
})
