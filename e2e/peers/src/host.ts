// Shared packages are there only after this step, as the documentation of Module Federation has it.
void import('./startHost.tsx');
