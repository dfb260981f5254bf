/**
 * What an area of the product adds to the lists that all areas share. `<module>/area.ts` of each module exports its own
 * under the name `area`; `areas.ts` gathers them and is written by `npm run generate`.
 */
export interface AreaDeclaration {
  /** What files are uploaded for in this area. */
  readonly filePurposes?: readonly [string, ...string[]]
  /** Name under which the calls of `service` know the service that organizations connect here. */
  readonly connectedService?: string
  /** Name under which messages speak of that service: `{courier}`. The installation says what it is called. */
  readonly serviceName?: string
}

/** The areas by the names of their modules. */
type Areas = Readonly<Record<string, AreaDeclaration>>

type PurposeOf<Area> = Area extends { readonly filePurposes: readonly (infer Purpose extends string)[] }
  ? Purpose
  : never
type ServiceOf<Area> = Area extends { readonly connectedService: infer Service extends string } ? Service : never
/** What messages call the services that organizations connect. */
export type ServiceNameOf<All extends Areas> = All[keyof All] extends infer Area
  ? Area extends { readonly serviceName: infer Name extends string }
    ? Name
    : never
  : never

/** Purposes of uploads, area by area. */
export const purposesOf = <All extends Areas>(
  areas: All,
): readonly [PurposeOf<All[keyof All]>, ...PurposeOf<All[keyof All]>[]] =>
  Object.values<AreaDeclaration>(areas).flatMap(({ filePurposes }) => filePurposes ?? []) as never

/** Services that organizations connect, area by area. */
export const servicesOf = <All extends Areas>(areas: All): readonly ServiceOf<All[keyof All]>[] =>
  Object.values<AreaDeclaration>(areas).flatMap(({ connectedService }) => connectedService ?? []) as never
