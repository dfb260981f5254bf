import { pages } from '@cabinet/contract/pages'
import { redirect, type RouteObject } from 'react-router-dom'
import * as login from '../modules/auth/pages/login.tsx'
import { EmptyLayout } from './layouts/empty-layout.tsx'
import { RouteFailure } from './route-failure.tsx'
import type { RouteHandle } from './route-handle.ts'

/**
 * What most visits begin with, as part of the entry: the sign-in page. Every other address fetches the whole table
 * first (routing.ts), so that the manifests of all modules cost the first page nothing.
 */
export const entryRoutes: RouteObject[] = [
  {
    path: pages.root.pattern,
    loader: () => {
      throw redirect(pages.login())
    },
  },
  {
    Component: EmptyLayout,
    errorElement: <RouteFailure />,
    children: [
      {
        path: pages.login.pattern,
        handle: { name: 'login', title: 'auth.login.title', isPrivate: true } satisfies RouteHandle,
        Component: login.Page,
      },
    ],
  },
]
