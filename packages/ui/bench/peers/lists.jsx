import '@gravity-ui/uikit/styles/styles.css'
import '@mantine/core/styles.css'
import { Select as GravitySelect, ThemeProvider } from '@gravity-ui/uikit'
import { MantineProvider, Select as MantineSelect } from '@mantine/core'
import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { Select as AntSelect } from 'antd'

const width = { width: 400 }

/** The lists of others, each as its guide draws one that is searched. */
export const peers = (choices) => {
  const mantine = choices.map(({ value, label }) => ({ value, label }))
  const gravity = choices.map(({ value, label }) => ({ value, content: label, text: label }))
  return {
    'MUI Autocomplete': () => (
      <Autocomplete
        getOptionKey={({ value }) => value}
        options={choices}
        renderInput={(params) => <MuiTextField {...params} label="Банк" />}
        style={width}
      />
    ),
    'Mantine Select': () => (
      <MantineProvider>
        <MantineSelect searchable data={mantine} label="Банк" style={width} />
      </MantineProvider>
    ),
    'Ant Select': () => <AntSelect showSearch optionFilterProp="label" options={choices} style={width} />,
    'Gravity Select': () => (
      <ThemeProvider theme="light">
        <GravitySelect filterable options={gravity} width={400} />
      </ThemeProvider>
    ),
  }
}
