/** Golos Text (OFL), self-hosted: importing this module adds its font faces. `CabinetProvider` does so already. */
import './fonts.css.ts'
