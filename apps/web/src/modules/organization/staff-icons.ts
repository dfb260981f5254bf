import { Building2 } from 'lucide-react'

/** Icons that the manifest names for platform staff alone; only they fetch them. */
export const icons = {
  organizations: Building2,
}
