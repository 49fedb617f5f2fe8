import type { Diagnostic } from '@portal/contracts/areas/diagnostic';
import { createContext, use } from 'react';
import type { DiagnosticEditor } from './use-diagnostic-editor';

/** The open diagnostic. */
export const DiagnosticContext = createContext<Diagnostic | null>(null);
/** What is edited in it; changes with each key, so that only those read it who show what is typed. */
export const DiagnosticEditorContext = createContext<DiagnosticEditor | null>(null);

export function useDiagnostic(): Diagnostic {
  const diagnostic = use(DiagnosticContext);
  if (diagnostic === null) throw new Error('useDiagnostic needs an open diagnostic above it');
  return diagnostic;
}

export function useEditor(): DiagnosticEditor {
  const editor = use(DiagnosticEditorContext);
  if (editor === null) throw new Error('useEditor needs an open diagnostic above it');
  return editor;
}
