import type { CurrentUser } from '@cabinet/contract/people/user'
import { useState } from 'react'
import { useCan, useUser } from '../../../shared/access/user.tsx'
import { useOrganization } from '../data.ts'
import { OrganizationForm } from './organization-form.tsx'
import { OrganizationView } from './organization-view.tsx'
import { RegistryDialog } from './registry-dialog.tsx'
import { SectionFailed, SectionLoading } from './section-states.tsx'
import { usePanel } from './use-panel.ts'

const OrganizationSection = ({ id }: Pick<NonNullable<CurrentUser['organization']>, 'id'>) => {
  const may = useCan()
  const { panel, open, close } = usePanel()
  const [hasEdited, setEdited] = useState(false)
  const { data: organization, error, mutate } = useOrganization(id)
  if (!organization) {
    return error === undefined ? <SectionLoading /> : <SectionFailed error={error} onRetry={() => void mutate()} />
  }
  const mayChange = may(['USER_ADMIN'])
  if (panel === 'edit' && mayChange) return <OrganizationForm organization={organization} onClose={close} />
  return (
    <>
      <OrganizationView
        organization={organization}
        isBack={hasEdited}
        onEdit={() => {
          setEdited(true)
          open('edit')
        }}
        onRefresh={() => open('registry')}
      />
      {panel === 'registry' && mayChange && <RegistryDialog organization={organization} onClose={close} />}
    </>
  )
}

/** The data of the organization: everybody of the cabinet reads them, administrators change them. */
export const OrganizationTab = () => {
  const { organization } = useUser()
  return organization && <OrganizationSection id={organization.id} />
}
