/**
 * Time zones as people find them: by a city, by how far the clock is from Greenwich, by a country. What is
 * stored is always the zone's id (`Europe/Berlin`).
 */
import { countries, countryName } from '../countries.ts'
import { isTimeZone } from '../zoned-time.ts'

/**
 * Cities that are not called, or not written, as in the id: ids are kept for good (`Europe/Kiev`), and know no
 * accents.
 */
const cities: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asmera: 'Asmara',
  Asuncion: 'Asunción',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Calcutta: 'Kolkata',
  Cancun: 'Cancún',
  Ciudad_Juarez: 'Ciudad Juárez',
  Coral_Harbour: 'Atikokan',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  DumontDUrville: 'Dumont d’Urville',
  Eirunepe: 'Eirunepé',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Lome: 'Lomé',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Ndjamena: 'N’Djamena',
  Noumea: 'Nouméa',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Reunion: 'Réunion',
  Rio_Gallegos: 'Río Gallegos',
  Saigon: 'Ho Chi Minh City',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
  Sao_Tome: 'São Tomé',
  St_Barthelemy: 'St. Barthélemy',
  Truk: 'Chuuk',
  Tucuman: 'Tucumán',
}

/** The city, or the region, that a zone is known by: `America/Argentina/Ushuaia` → `Ushuaia`. */
export function zoneCity(zone: string): string {
  const last = zone.slice(zone.lastIndexOf('/') + 1)
  return cities[last] ?? last.replace(/^St_/, 'St. ').replaceAll('_', ' ')
}

function offsetName(zone: string, locale: string, at: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const inWords = (zone: string, offset: string): string =>
  zone === 'UTC' ? zone : `${zoneCity(zone)} · ${offset}`

/** A zone that can be chosen. */
export interface TimeZoneChoice {
  /** The zone's id. */
  readonly value: string
  /** City and distance from Greenwich. */
  readonly label: string
  /** Countries, and what the time is called there: `Germany · Central European Time`. */
  readonly detail: string
  /** What else it is found by: its id, as it is written and as it is typed, and its countries in English. */
  readonly search: string
}

/** Of the ECMA-402 proposal “Locale Info”, which not every browser has. */
interface ZonesOfLocale {
  getTimeZones?(): string[] | undefined
}

/** Which countries go by a zone; nothing where a browser does not tell. */
function countriesByZone(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const code of countries) {
    const place: Intl.Locale & ZonesOfLocale = new Intl.Locale(`und-${code}`)
    for (const zone of place.getTimeZones?.() ?? []) found.set(zone, [...(found.get(zone) ?? []), code])
  }
  return found
}

/** The id under which this engine lists a zone: `Asia/Kolkata` → `Asia/Calcutta`. */
const listedAs = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** How far a zone's clock is ahead of Greenwich, minutes, and what its time is called; of one format, for each takes its while. */
function clockOf(zone: string, locale: string, at: number): { ahead: number; name: string } {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'longGeneric',
  }).formatToParts(at)
  const part = (wanted: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  const wall = Date.UTC(
    Number(part('year')),
    Number(part('month')) - 1,
    Number(part('day')),
    Number(part('hour')),
    Number(part('minute')),
  )
  return { ahead: Math.round((wall - at) / 60_000), name: part('timeZoneName') }
}

/**
 * Every zone one can choose, from west to east, and by the name of its city where clocks show the same time.
 *
 * @param chosen the zone that is set, which is always among them, under the id it is stored with
 * @param at the moment whose clocks count, milliseconds since 1970 UTC
 */
export function timeZoneChoices(locale: string, chosen: string, at: number): readonly TimeZoneChoice[] {
  const { compare } = new Intl.Collator(locale)
  const minute = Math.floor(at / 60_000) * 60_000
  const places = countriesByZone()
  const listed = Intl.supportedValuesOf('timeZone').filter((zone) => !zone.startsWith('Etc/'))
  const known = isTimeZone(chosen) ? listedAs(chosen) : null
  if (known !== null && !listed.includes(known)) listed.push(known)
  const offsets = new Map<number, string>()
  return listed
    .map((zone) => {
      const { ahead, name } = clockOf(zone, locale, minute)
      const offset = offsets.get(ahead) ?? offsetName(zone, locale, minute)
      offsets.set(ahead, offset)
      const codes = places.get(zone) ?? []
      const names = codes.map((code) => countryName(code, locale)).toSorted(compare)
      // Where the time is called after its country, or has no name but the distance, that is said already.
      const isSaid = /[+\-−]\d|^(GMT|UTC)/.test(name) || names.some((country) => name.includes(country))
      const id = zone === known ? chosen : zone
      return {
        ahead,
        choice: {
          value: id,
          label: inWords(id, offset),
          detail: [...names, ...(isSaid ? [] : [name])].join(' · '),
          search: [id, id.replaceAll(/[/_]/g, ' '), ...codes.map((code) => countryName(code, 'en'))].join(
            ' ',
          ),
        },
      }
    })
    .toSorted((a, b) => a.ahead - b.ahead || compare(a.choice.label, b.choice.label))
    .map(({ choice }) => choice)
}
