import { useState } from 'react'
import { Switch } from './switch.tsx'
import { chooseSingleKeys, hasSingleKeys } from '../key/single-keys.ts'

/** Switches keys that stand alone off and on in this browser, whatever screen they act on. */
export function SingleKeysSwitch({ label, help }: { label: string; help: string }) {
  const [isOn, setOn] = useState(hasSingleKeys)
  return (
    <Switch
      label={label}
      help={help}
      value={isOn}
      isSpread
      onChange={(next) => {
        chooseSingleKeys(next)
        setOn(next)
      }}
    />
  )
}
