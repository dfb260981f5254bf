import { Boxes, Landmark } from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  supplies: Boxes,
  bank: Landmark,
}
