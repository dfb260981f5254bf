import { Drawer } from '@cabinet/ui/drawer'
import { SideNav, type SideNavProps } from '@cabinet/ui/side-nav'
import { useEffect, useRef } from 'react'
import { runtimeConfig } from '../../shared/config/runtime-config.ts'

interface NavigationDrawerProps extends Pick<SideNavProps, 'groups' | 'endItems' | 'currentPath' | 'aria-label'> {
  readonly onClose: () => void
}

/** The sections on small screens. Going somewhere closes the drawer. */
export const NavigationDrawer = ({ onClose, ...navigation }: NavigationDrawerProps) => {
  const opened = useRef(navigation.currentPath)
  useEffect(() => {
    if (navigation.currentPath !== opened.current) onClose()
  }, [navigation.currentPath, onClose])
  return (
    <Drawer isOpen side="start" width={320} title={runtimeConfig().brandName} onOpenChange={onClose}>
      <SideNav {...navigation} isInDrawer />
    </Drawer>
  )
}
