import type { Words } from '#ui/words.ts'
import type { Device } from '../../contract.ts'

/** A device as a person would call it: “Firefox on Windows”. */
export function deviceName(t: Words, device: Device): string {
  const { browser, system } = device
  if (browser !== '' && system !== '') return t('accounts.device.both', { browser, system })
  return browser || system || t('accounts.device.unknown')
}
