import './tokens.css.ts'
